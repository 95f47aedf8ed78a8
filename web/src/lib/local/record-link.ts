/** A record in the part of an address that is not sent to any server. */
import { hrefOf } from '../base'
import { packed, unpacked } from '../share/packed'

export async function linkOf(record: object): Promise<string> {
  return location.origin + hrefOf(`/record#${await packed(record)}`)
}

/** The text of the record; null if the address has none. */
export function recordIn(fragment: string): Promise<string | null> {
  return unpacked(fragment)
}
