import type { Plugin } from 'vite'

/** Turns an imported .csv file into its rows: the rules' own tables are the only place for a card's facts. */
export function csv(): Plugin {
  return {
    name: 'csv',
    transform(source, id) {
      if (!id.endsWith('.csv')) return null
      return { code: `export default ${JSON.stringify(parseCsv(source))}`, map: null }
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
