interface SeatLook {
  colour: string
  path: string
}

const CIRCLE = 'M-11 0A11 11 0 1 1 11 0A11 11 0 1 1 -11 0Z'
const SQUARE = 'M-10-10H10V10H-10Z'
const ARCH = 'M-10 10V-1A10 10 0 0 1 10-1V10Z'
const OCTAGON = 'M-4.5-11H4.5L11-4.5V4.5L4.5 11H-4.5L-11 4.5V-4.5Z'

/** Soft colours that no stone has. */
export const SEATS: [SeatLook, ...SeatLook[]] = [
  { colour: '#8fe3d4', path: CIRCLE },
  { colour: '#f5b5d2', path: SQUARE },
  { colour: '#d6e685', path: ARCH },
  { colour: '#c7bdfb', path: OCTAGON },
]

export function colourOf(seat: number | undefined): string | undefined {
  return seat === undefined ? undefined : (SEATS[seat % SEATS.length] ?? SEATS[0]).colour
}
