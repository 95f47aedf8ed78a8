import type { Plugin } from 'vite'

/** Turns an imported .csv file into its rows, but for some columns: the rules' own tables are the only place for a
 * card's facts. */
export function csv(without: readonly string[]): Plugin {
  return {
    name: 'csv',
    transform(source, id) {
      if (!id.endsWith('.csv')) return null
      const kept = (column: string, value: unknown) => (without.includes(column) ? undefined : value)
      return { code: `export default ${JSON.stringify(parseCsv(source), kept)}`, map: null }
    },
  }
}

export function parseCsv(source: string): Record<string, string>[] {
  const [head = [], ...rows] = source.trim().split(/\r?\n/).map(cells)
  return rows.map(row => Object.fromEntries(head.map((column, place) => [column, row[place] ?? ''])))
}

function cells(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  )
}
