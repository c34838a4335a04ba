import { optimizerPath, optimizerQuality, optimizerWidths } from '#shared/rules/image-optimizer.ts'
import { isImagePath } from '../media/media-path.ts'

export type OptimizerQuery = { path: string; width: number }

const allowedWidths = new Map(optimizerWidths.map((width) => [String(width), width]))

/**
 * Parses the raw request target. Undefined for anything but one `url` of this shop, one of the widths and the one
 * quality. Parameters are decoded once; a value that is not exactly `/media/<file>` then (another host, a double
 * encoding) does not match.
 */
export const parseOptimizerQuery = (target: string): OptimizerQuery | undefined => {
  const query = target.startsWith(`${optimizerPath}?`) ? target.slice(optimizerPath.length + 1) : ''
  const params = new URLSearchParams(query)
  if (params.size !== 3) return undefined
  const path = params.get('url') ?? ''
  const width = allowedWidths.get(params.get('w') ?? '')
  if (!isImagePath(path) || width === undefined || params.get('q') !== String(optimizerQuality)) return undefined
  return { path, width }
}
