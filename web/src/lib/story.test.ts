import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { Deed, Event, Outcome, Told } from './around/types'
import { ending, joined, lines, sentence, sentences, victory } from './story'
import { LANGUAGES, type Language, texts } from './texts.svelte'

const NAMES = ['Ana', 'Ben']
type Fact = Omit<Deed, 'seat'>

/** The same examples as tests/texts/test_story.py: both sides must say the same. */
const EXAMPLES: [Fact, string, string, string, string][] = [
  [
    { deed: 'take', tokens: { mind: 1, space: 1, soul: 1 } },
    'Ana takes 1 Mind, 1 Space and 1 Soul.',
    'Ana coge 1 ficha de Mente, 1 de Espacio y 1 de Alma.',
    'Ana bierze 1 znacznik umysłu, 1 przestrzeni i 1 duszy.',
    'Ana prend 1 jeton Esprit, 1 Espace et 1 Âme.',
  ],
  [
    { deed: 'reserve', card: 'wasp', level: 1, source: 'market', shield: false },
    'Ana reserves Wasp.',
    'Ana reserva a Avispa.',
    'Ana rezerwuje kartę „Osa”.',
    'Ana réserve Wasp.',
  ],
  [
    { deed: 'reserve', card: 'wasp', level: 1, source: 'deck', shield: true },
    'Ana reserves Wasp from the level 1 deck and takes a S.H.I.E.L.D. token.',
    'Ana reserva a Avispa del mazo de nivel 1 y coge una ficha de S.H.I.E.L.D.',
    'Ana rezerwuje kartę „Osa” ze stosu poziomu 1 i bierze znacznik T.A.R.C.Z.Y.',
    'Ana réserve Wasp du paquet de niveau 1 et prend un jeton SHIELD.',
  ],
  [
    { deed: 'reserve', card: null, level: 2, source: 'deck', shield: false },
    'Ana reserves the top card of the level 2 deck.',
    'Ana reserva la primera carta del mazo de nivel 2.',
    'Ana rezerwuje wierzchnią kartę ze stosu poziomu 2.',
    'Ana réserve la première carte du paquet de niveau 2.',
  ],
  [
    { deed: 'choose', card: 'modok' },
    'Ana is about to recruit M.O.D.O.K. and chooses what to pay with.',
    'Ana va a reclutar a M.O.D.O.K. y elige con qué pagar.',
    'Ana zamierza zwerbować kartę „M.O.D.O.K.” i wybiera, czym zapłacić.',
    "Ana s'apprête à recruter M.O.D.O.K. et choisit avec quoi payer.",
  ],
  [
    { deed: 'pay', paid_with: 'discount', stone: 'soul' },
    'Ana pays 1 Soul less.',
    'Ana paga 1 ficha de Alma menos.',
    'Ana płaci o 1 znacznik duszy mniej.',
    'Ana paie 1 jeton Âme de moins.',
  ],
  [
    { deed: 'pay', paid_with: 'shield', stone: 'soul' },
    'Ana uses a S.H.I.E.L.D. token as Soul.',
    'Ana usa una ficha de S.H.I.E.L.D. como Alma.',
    'Ana używa znacznika T.A.R.C.Z.Y. zamiast duszy.',
    'Ana utilise un jeton SHIELD comme Âme.',
  ],
  [
    { deed: 'pay', paid_with: 'time', stone: 'soul' },
    'Ana uses the Time token as Soul.',
    'Ana usa la ficha de Tiempo como Alma.',
    'Ana używa znacznika czasu zamiast duszy.',
    'Ana utilise le jeton Temps comme Âme.',
  ],
  [
    { deed: 'recruit', card: 'rocket', source: 'market', tokens: { reality: 1, shield: 1 } },
    'Ana recruits Rocket for 1 Reality and 1 S.H.I.E.L.D.',
    'Ana recluta a Mapache Cohete por 1 ficha de Realidad y 1 de S.H.I.E.L.D.',
    'Ana werbuje kartę „Rocket” za 1 znacznik rzeczywistości i 1 T.A.R.C.Z.Y.',
    'Ana recrute Rocket pour 1 jeton Réalité et 1 SHIELD.',
  ],
  [
    { deed: 'recruit', card: 'rocket', source: 'hand', tokens: {} },
    'Ana recruits Rocket from hand without spending a token.',
    'Ana recluta de su mano a Mapache Cohete sin gastar fichas.',
    'Ana werbuje z ręki kartę „Rocket”, nie wydając znaczników.',
    'Ana recrute Rocket de sa main sans dépenser de jeton.',
  ],
  [
    { deed: 'time' },
    'Ana receives a Time token.',
    'Ana recibe una ficha de Tiempo.',
    'Ana otrzymuje znacznik czasu.',
    'Ana reçoit un jeton Temps.',
  ],
  [
    { deed: 'gain', stone: 'power' },
    'Ana also takes 1 Power.',
    'Ana coge además 1 ficha de Poder.',
    'Ana bierze dodatkowo 1 znacznik mocy.',
    'Ana prend en plus 1 jeton Pouvoir.',
  ],
  [
    { deed: 'return', tokens: { shield: 2 } },
    'Ana returns 2 S.H.I.E.L.D.',
    'Ana devuelve 2 fichas de S.H.I.E.L.D.',
    'Ana odkłada 2 znaczniki T.A.R.C.Z.Y.',
    'Ana rend 2 jetons SHIELD.',
  ],
  [
    { deed: 'avengers', loser: null },
    'Ana takes the Avengers Assemble tile.',
    'Ana coge la pieza de ¡Vengadores, reuníos!',
    'Ana bierze płytkę Avengers.',
    'Ana prend la tuile Avengers Rassemblement.',
  ],
  [
    { deed: 'avengers', loser: 1 },
    'Ana takes the Avengers Assemble tile from Ben.',
    'Ana le quita a Ben la pieza de ¡Vengadores, reuníos!',
    'Ana zabiera płytkę Avengers graczowi Ben.',
    'Ana prend la tuile Avengers Rassemblement à Ben.',
  ],
  [
    { deed: 'location', location: 'atlantis' },
    'Ana takes the location Atlantis.',
    'Ana coge el Lugar Atlántida.',
    'Ana bierze płytkę miejsca „Atlantyda”.',
    'Ana prend le Lieu Atlantide.',
  ],
  [
    { deed: 'claim', battle: 'planet-hulk' },
    'Ana claims the battle Planet Hulk.',
    'Ana reclama la batalla «Planeta Hulk».',
    'Ana zajmuje bitwę „Planeta Hulka”.',
    'Ana revendique la bataille «\u00a0Planète Hulk\u00a0».',
  ],
  [
    { deed: 'decline' },
    'Ana claims no battle.',
    'Ana no reclama ninguna batalla.',
    'Ana nie zajmuje żadnej bitwy.',
    'Ana ne revendique aucune bataille.',
  ],
  [
    { deed: 'pass' },
    'Ana cannot move and passes.',
    'Ana no puede hacer nada y pasa.',
    'Ana nie może wykonać ruchu i pasuje.',
    'Ana ne peut rien jouer et passe.',
  ],
  [
    { deed: 'refill', level: 2, place: 0, card: 'hela' },
    'New at level 2, place 1: Hela.',
    'Nueva carta en el nivel 2, posición 1: Hela.',
    'Nowa karta na poziomie 2, na polu 1: Hela.',
    'Nouvelle carte au niveau 2, emplacement 1\u00a0: Hela.',
  ],
  [
    { deed: 'refill', level: 2, place: 3, card: null },
    'Level 2, place 4 stays empty.',
    'La posición 4 del nivel 2 queda vacía.',
    'Pole 4 na poziomie 2 pozostaje puste.',
    "L'emplacement 4 du niveau 2 reste vide.",
  ],
]

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} })
  await texts.need(['names', 'deeds', 'around'])
})

async function speak(language: Language): Promise<void> {
  await texts.choose(language)
}

describe('deeds', () => {
  it.each(LANGUAGES.map((language, place) => ({ language, place })))(
    'are told in $language',
    async ({ language, place }) => {
      await speak(language)
      for (const [deed, ...told] of EXAMPLES) expect(sentence({ seat: 0, ...deed }, NAMES)).toBe(told[place])
    },
  )

  it('tell new cards only on demand', async () => {
    await speak('en')
    const done: Deed[] = [
      { deed: 'reserve', seat: 1, card: 'hulk', level: 3, source: 'market', shield: false },
      { deed: 'refill', seat: 1, level: 3, place: 1, card: 'thor' },
    ]
    expect(sentences(done, NAMES)).toBe('Ben reserves Hulk.')
    expect(sentences(done, NAMES, true)).toBe('Ben reserves Hulk. New at level 3, place 2: Thor.')
  })
})

describe('endings', () => {
  const nobody = new Set<number>()

  it('have one winner, or two', async () => {
    await speak('en')
    expect(ending({ end: 'gauntlet', winners: [1], points: [9, 17] }, NAMES, nobody)).toBe(
      'Ben assembles the Infinity Gauntlet and wins. Points: Ana 9 and Ben 17.',
    )
    await speak('pl')
    expect(ending({ end: 'gauntlet', winners: [0, 1], points: [17, 17] }, NAMES, nobody)).toMatch(
      /^Ana i Ben zdobywają/,
    )
  })

  it('have none', async () => {
    await speak('en')
    expect(ending({ end: 'stalemate', winners: [], points: [1, 2] }, NAMES, nobody)).toBe(
      'Nobody can move any more: the game ends without a winner. Points: Ana 1 and Ben 2.',
    )
  })

  it('say among whom somebody won, if one with as many points has left', async () => {
    await speak('en')
    const three = [...NAMES, 'Cleo']
    const gone = new Set([1])
    const won = (end: Outcome['end'], points: number[]) => victory({ end, winners: [0], points }, three, gone)
    expect(won('sixteen', [12, 18, 9])).toBe(
      'Of those who stayed in the game Ana has the most points and wins.',
    )
    expect(won('sixteen', [18, 12, 9])).toBe('Ana wins with the most points.')
    expect(won('gauntlet', [14, 16, 9])).toBe(
      'The Infinity Gauntlet is assembled, and of those who stayed in the game Ana wins.',
    )
    expect(won('gauntlet', [16, 15, 9])).toBe('Ana assembles the Infinity Gauntlet and wins.')
    expect(won('forfeit', [3, 18, 2])).toBe('Nobody else is left in the game: Ana wins.')
  })
})

describe('lists', () => {
  it('are joined as each language does it', async () => {
    await speak('es')
    expect(joined([])).toBe('')
    expect(joined(['Ana', 'Iris'])).toBe('Ana e Iris')
    expect(joined(['Ana', 'Ian'])).toBe('Ana y Ian')
    await speak('en')
    expect(joined(['Ana', 'Ben', 'Iris'])).toBe('Ana, Ben and Iris')
  })
})

describe('the log', () => {
  let number = 0
  const told = (event: object, deeds?: Deed[]): Told => {
    number += 1
    return { event: { number, at: 0, ...event } as Event, ...(deeds ? { deeds } : {}) }
  }
  const take = (seat: number): Told =>
    told({ kind: 'decided', seat, decision: 'take mind mind', id: '' }, [
      { deed: 'take', seat, tokens: { mind: 2 } },
    ])

  it('goes by rounds and strikes what was taken back', async () => {
    await speak('en')
    number = 0
    const log = lines(
      [
        told({ kind: 'seated', chair: 0, player: 'a', name: 'Ana', bot: null }),
        told({ kind: 'vacated', chair: 0 }),
        told({ kind: 'started', order: [0, 1], commitment: '' }),
        take(0),
        take(1),
        take(0),
        told({ kind: 'undone', seat: 0, id: '' }),
        take(0),
        told({ kind: 'forfeited', seat: 1, why: 'time' }),
        told({ kind: 'ended', end: 'sixteen', winners: [0], points: [3, 16], nonce: '' }),
      ],
      NAMES,
    )
    expect(log.map(line => [line.round, line.undone, line.text])).toEqual([
      [0, false, 'Ana sits down.'],
      [0, false, 'Ana gets up.'],
      [0, false, 'The game begins.'],
      [1, false, 'Ana takes 2 Mind.'],
      [1, false, 'Ben takes 2 Mind.'],
      [2, true, 'Ana takes 2 Mind.'],
      [2, false, 'Ana takes the last move back.'],
      [2, false, 'Ana takes 2 Mind.'],
      [2, false, 'Ben has run out of time. Ben is out of the game.'],
      [
        2,
        false,
        'Of those who stayed in the game Ana has the most points and wins. Points: Ana 3 and Ben 16.',
      ],
    ])
  })
})
