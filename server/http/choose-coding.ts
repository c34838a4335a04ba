import type { IncomingMessage } from 'node:http'

const createCodingPattern = (coding: string) =>
  new RegExp(`(^|[\\s,])${coding}(?![\\w-])(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`, 'i')

const patterns = { br: createCodingPattern('br'), gzip: createCodingPattern('gzip') }

export type Coding = keyof typeof patterns

/** The better coding that the client accepts, whatever order it lists them in; undefined when it accepts neither. */
export const chooseCoding = ({
  headers: { 'accept-encoding': accepted },
}: Pick<IncomingMessage, 'headers'>): Coding | undefined => {
  if (accepted === undefined) return undefined
  return patterns.br.test(accepted) ? 'br' : patterns.gzip.test(accepted) ? 'gzip' : undefined
}
