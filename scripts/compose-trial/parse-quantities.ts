const units: Record<string, number> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 }

/** Converts a duration such as `1m30s` to milliseconds. */
export const parseMilliseconds = (duration: string | undefined, fallback: number): number =>
  duration
    ? [...duration.matchAll(/([\d.]+)(ms|s|m|h)/g)].reduce(
        (sum, [, number, unit]) => sum + Number(number) * units[unit!]!,
        0,
      )
    : fallback

/** Converts a size such as `512m` or `536870912` to bytes. */
export const parseBytes = (size: string | number): number => {
  const [, number, unit = ''] = /^([\d.]+)\s*([kmg]?)b?$/i.exec(String(size)) ?? []
  return Number(number) * ({ '': 1, k: 2 ** 10, m: 2 ** 20, g: 2 ** 30 }[unit.toLowerCase()] ?? NaN)
}
