import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openRecorder } from '../../../e2e/proofs/recorder.ts'
import { createSecretWatch, type Leak, type SecretWatch } from '../../../e2e/proofs/secret-watch.ts'
import type { Learnt } from '../../../e2e/proofs/secrets-of-api.ts'
import { openUpstreamGate } from '../../../e2e/proofs/upstream-gate.ts'
import { freePort } from '../../free-port.ts'
import { createServiceGroup } from '../../service-group.ts'
import { startStorefront } from '../../services/storefront.ts'
import type { Ground, Plot } from './ground.ts'

/** All journeys come from one address, which no limit by address expects; and a busy machine is not a broken one. */
const roomy = {
  ...Object.fromEntries(['SIGN_IN_ADDRESS', 'SIGN_IN_ACCOUNT', 'GUESTS', 'CODES_ADDRESS'].map((name) => [`LIMIT_${name}`, '100000/1h'])),
  REDIS_TIMEOUT_MS: '5000',
  UPSTREAM_TIMEOUT_MS: '20000',
  FORM_EARLIEST_MS: '0',
}

/** A storefront between two doors that look for secrets, as the proof has it. `others` looks at what a second shopper gets. */
export type MutatedStorefront = {
  url: string
  watch: SecretWatch
  openOthers(): Promise<{ url: string; watch: SecretWatch }>
  /** What was found so far; places of the second shopper say so. */
  leaks(): Leak[]
  /** The alarms its own tripwire has raised so far. */
  alarms(): Promise<number>
  /** Stops it, and looks at its log. */
  stop(): Promise<void>
}

const alarm = /"event":"egress\.secret_found"/g

export const startMutated = async (ground: Ground, { folder, dataDir }: Plot, env: Readonly<Record<string, string>>): Promise<MutatedStorefront> => {
  const { apiUrl, redisUrl, secrets, canaries } = ground
  const watch = createSecretWatch()
  const others = createSecretWatch()
  const gate = await openUpstreamGate(apiUrl, (learnt) => [watch, others].forEach((each) => each.learn(learnt)))
  for (const each of [watch, others]) {
    const configured = [...Object.values(canaries), secrets.sessionKey, secrets.redisPassword, secrets.jwtKey]
    each.learn(configured.map((value): Learnt => ['configuration', value]))
    each.learn([gate.url, new URL(gate.url).host].map((value): Learnt => ['upstream address', value]))
  }
  const port = await freePort()
  const targetUrl = `http://127.0.0.1:${port}`
  const recorder = await openRecorder({ targetUrl, watch })
  const doors = [recorder]
  const group = createServiceGroup()
  const logFile = join(dataDir, 'logs', 'storefront.log')
  const readLog = () => readFile(logFile, 'utf8').catch(() => '')
  const close = async () => {
    await group.stop()
    for (const door of doors) await door.settled().finally(door.close)
    await gate.close()
  }
  try {
    // DEBUG asks the libraries to say everything they do; the storefront mutes them.
    const asked = { ...roomy, ...canaries, PUBLIC_URL: recorder.url, PAYMENT_ORIGIN: apiUrl, DEBUG: '*', ...env }
    await startStorefront(group, { port, dataDir, mode: 'production', apiUrl: gate.url, redisUrl, secrets, folder, env: asked })
  } catch (error) {
    await close()
    throw error
  }
  return {
    url: recorder.url,
    watch,
    openOthers: async () => {
      const door = await openRecorder({ targetUrl, watch: others })
      doors.push(door)
      return { url: door.url, watch: others }
    },
    leaks: () => [...watch.leaks(), ...others.leaks().map((leak) => ({ ...leak, place: `other shopper: ${leak.place}` }))],
    alarms: async () => (await readLog()).match(alarm)?.length ?? 0,
    stop: async () => {
      await close()
      watch.inspect('log of the storefront', await readLog())
    },
  }
}
