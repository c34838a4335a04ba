import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPseudoCheckout } from '#scripts/pseudo-language/create-pseudo-checkout.ts'
import { findFreePort } from '#scripts/services/free-port.ts'

/** Building and starting takes most of it. */
const startTimeoutMs = 300_000

const waitForShop = async (url: string, exited: Promise<never>) => {
  const end = Date.now() + startTimeoutMs
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await Promise.race([isReady(), exited]))) {
    if (Date.now() > end) throw new Error(`The shop was not ready after ${startTimeoutMs / 1000} seconds.`)
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

/**
 * Adds the pseudo-language to a copy of the repository, builds it and starts its shop. Returns the teardown. With
 * `SHOP_URL`, `SHOP_API_URL` and `SHOP_DATA` the journey uses a running shop.
 */
const globalSetup = async () => {
  if (process.env.SHOP_URL) return undefined
  const folder = await mkdtemp(join(tmpdir(), 'stagedoor-language-'))
  await createPseudoCheckout(folder)
  const [port, apiPort] = [await findFreePort(), await findFreePort()]
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), REFERENCE_API_PORT: String(apiPort), FORM_MIN_FILL_MS: '0' },
    stdio: 'inherit',
    detached: true,
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  process.env.SHOP_URL = `http://localhost:${port}`
  process.env.SHOP_API_URL = `http://127.0.0.1:${apiPort}`
  process.env.SHOP_DATA = join(folder, 'var')
  const stop = async () => {
    // The group: npm and the launcher, which stops its services.
    if (child.exitCode === null) process.kill(-child.pid!, 'SIGTERM')
    await ended
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 })
  }
  try {
    await waitForShop(
      process.env.SHOP_URL,
      ended.then(() => Promise.reject(new Error('The shop with the pseudo-language ended.'))),
    )
  } catch (error) {
    await stop()
    throw error
  }
  return stop
}

export default globalSetup
