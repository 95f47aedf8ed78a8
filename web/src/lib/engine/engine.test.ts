/** The page's side of the engine, with workers that run in this thread. */
import { expect, test, vi } from 'vitest'
import { createEngine } from './engine'
import type { DealtGame, Findings, Options } from './engine-api'
import { Kernel, KernelFailure } from './kernel'
import { loadKernel, spawner } from './testing'

const TABLE: Options = {
  players: 2,
  epic_battles: false,
  ending: 'gauntlet',
  payment: 'choice',
  max_rounds: null,
}

async function newGame(engine: ReturnType<typeof createEngine>): Promise<DealtGame> {
  return { table: TABLE, setup: await engine.deal(TABLE, 7n), decisions: [] }
}

test('a game is played to its end, whatever proxies it is kept in', async () => {
  const { spawn, spawned } = spawner()
  const engine = createEngine(spawn)
  await engine.ready
  let game: DealtGame = new Proxy(await newGame(engine), {})
  while ((await engine.outcome(game)) === null) {
    const decision = await engine.decide(game, game.decisions.length % 2 ? 'mason' : 'tinker', { seed: 1n })
    const move = await engine.play(game, decision, null)
    expect(move.decision).toBe(decision)
    game = new Proxy({ ...game, decisions: [...game.decisions, decision] }, {})
  }
  expect(await engine.moves(game, 0)).toHaveLength(game.decisions.length)
  expect(await engine.legal(game)).toEqual([])
  expect(spawned).toHaveLength(1)
  engine.close()
})

test('a worker that dies is started again, and the game goes on', async () => {
  const { spawn, spawned } = spawner()
  const engine = createEngine(spawn)
  const game = await newGame(engine)
  const board = await engine.board(game, 0)
  const thinking = engine.decide(game, 'mind:300ms')
  await new Promise(resolve => setTimeout(resolve, 50))
  spawned[0]?.kill()
  expect(await engine.legal(game)).toContain(await thinking)
  expect(await engine.board(game, 0)).toEqual(board)
  expect(spawned).toHaveLength(2)
  engine.close()
})

test('a worker for reviews ends when nothing was asked for a while, and comes back when it is asked', async () => {
  const { spawn } = spawner()
  const terminated: string[] = []
  const started: string[] = []
  const engine = createEngine(module => {
    const worker = spawn(module)
    started.push(module)
    vi.spyOn(worker, 'terminate').mockImplementation(() => terminated.push(module))
    return worker
  })
  const game = await newGame(engine)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const position = await engine.position(game)
  vi.advanceTimersByTime(20_000)
  await engine.position(game)
  vi.advanceTimersByTime(20_000)
  expect(terminated).toEqual([])
  vi.advanceTimersByTime(20_000)
  expect(terminated).toEqual(['review'])
  vi.useRealTimers()
  expect(await engine.position(game)).toBe(position)
  expect(started).toEqual(['kernel', 'review', 'review'])
  engine.close()
})

test('what makes every worker fail is given up, and nothing else', async () => {
  const broken = async () => {
    const kernel = await loadKernel()
    const failing = () => {
      throw new KernelFailure('The kernel failed in previews (status 1)')
    }
    return Object.assign(kernel, { doors: { ...kernel.doors, previews: failing } })
  }
  const { spawn, spawned } = spawner(broken)
  const engine = createEngine(spawn)
  const game = await newGame(engine)
  const [failed, answered] = [engine.board(game, 0), engine.board(game, null)]
  await expect(failed).rejects.toMatchObject({
    code: 'failed',
    message: 'The kernel failed in previews (status 1)',
  })
  expect((await answered).asked).toBe(0)
  expect(spawned).toHaveLength(3)
  engine.close()
})

test('a module that does not load is a sentence, and tried again', async () => {
  const load = vi.fn(loadKernel).mockImplementationOnce(() => Kernel.load(new Uint8Array(4)))
  const engine = createEngine(spawner(load).spawn)
  await expect(engine.ready).rejects.toMatchObject({ code: 'not-loaded' })
  expect(await engine.deal(TABLE, 1n)).toHaveProperty('decks')
  engine.close()
})

test('a worker whose script cannot be loaded is tried a few times, then a sentence, and again when asked', async () => {
  const { spawn, spawned } = spawner()
  let broken = true
  const tried: unknown[] = []
  const engine = createEngine(module => {
    const worker = spawn(module)
    tried.push(worker)
    if (broken) queueMicrotask(() => spawned.at(-1)?.kill())
    return worker
  })
  const deal = engine.deal(TABLE, 1n)
  await expect(engine.ready).rejects.toMatchObject({ code: 'not-loaded' })
  await expect(deal).rejects.toMatchObject({ code: 'not-loaded' })
  await new Promise(resolve => setTimeout(resolve, 50))
  expect(tried).toHaveLength(3)
  await expect(engine.deal(TABLE, 1n)).rejects.toMatchObject({ code: 'not-loaded' })
  expect(tried).toHaveLength(4)
  broken = false
  expect(await engine.deal(TABLE, 1n)).toHaveProperty('decks')
  engine.close()
})

test('a search is shared by workers, tells its progress, and stops', async () => {
  const engine = createEngine(spawner().spawn)
  const game = await newGame(engine)
  const seen: Findings[] = []
  const stop = new AbortController()
  const found = await engine.search(game, {
    workers: 2,
    signal: stop.signal,
    progress: findings => {
      seen.push(findings)
      if (seen.length === 3) stop.abort()
    },
  })
  expect(found.visits).toBeGreaterThanOrEqual(seen[2]?.visits ?? 0)
  expect(found.candidates[0]?.visits).toBeGreaterThan(0)
  expect(found.wins).toHaveLength(2)
  const fixed = await engine.search(game, { workers: 2, simulations: 400, seed: 3n })
  expect(fixed.visits).toBe(400)
  expect(await engine.search(game, { workers: 2, simulations: 400, seed: 3n })).toEqual(fixed)
  engine.close()
})

test('an engine that is closed answers nobody', async () => {
  const engine = createEngine(spawner().spawn)
  const game = await newGame(engine)
  const open = engine.search(game, {})
  engine.close()
  await expect(open).rejects.toMatchObject({ code: 'stopped' })
  await expect(engine.board(game, 0)).rejects.toMatchObject({ code: 'stopped' })
})

test('a bot that is stopped says so', async () => {
  const engine = createEngine(spawner().spawn)
  const game = await newGame(engine)
  await expect(engine.decide(game, 'search:60s', { signal: AbortSignal.timeout(50) })).rejects.toMatchObject({
    code: 'stopped',
  })
  engine.close()
})

test('a review says how far it is, is the same for any number of workers, and can be stopped', async () => {
  const engine = createEngine(spawner().spawn)
  const decisions = ['take mind space soul', 'take power power', 'take mind space soul']
  const game = { ...(await newGame(engine)), decisions }
  const heard: number[] = []
  const options = { simulations: 32, seed: 3n, progress: (share: number) => heard.push(share) }
  const review = await engine.review(game, ['Ana', 'Ben'], options)
  expect(heard).toEqual([0.25, 0.5, 0.75, 1])
  expect(review.decisions.map(one => one.decision)).toEqual(decisions)
  expect(review.curve).toHaveLength(4)
  expect(review.players.map(player => player.decisions)).toEqual([2, 1])
  expect(await engine.review(game, ['Ana', 'Ben'], { ...options, workers: 2 })).toEqual(review)

  const stop = new AbortController()
  const stopped = engine.review(game, [], { simulations: 1_000_000, signal: stop.signal, workers: 2 })
  setTimeout(() => stop.abort(), 20)
  await expect(stopped).rejects.toMatchObject({ code: 'stopped' })
  engine.close()
})
