import { get } from 'node:http'
import { median } from '../median.ts'

/** Milliseconds until the first byte of the body, and until the last. */
export const timeOnce = (url: string) =>
  new Promise<{ first: number; last: number }>((resolve, reject) => {
    const started = performance.now()
    get(url, (response) => {
      let first: number | undefined
      response.on('data', () => (first ??= performance.now() - started))
      response.on('end', () => resolve({ first: first ?? Infinity, last: performance.now() - started }))
    }).on('error', reject)
  })

/** Requests a page `count` times, one after another; returns medians. */
export const timePage = async (url: string, times: number) => {
  const requestTimes: { first: number; last: number }[] = []
  for (let count = 0; count < times + 3; count++) requestTimes.push(await timeOnce(url))
  const measuredTimes = requestTimes.slice(3)
  return { first: median(measuredTimes.map(({ first }) => first)), last: median(measuredTimes.map(({ last }) => last)) }
}
