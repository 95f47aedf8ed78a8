declare module '@data/*.csv' {
  const rows: Record<string, string>[]
  export default rows
}
