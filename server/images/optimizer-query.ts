import { optimizerPath, optimizerQuality, optimizerWidths } from '#shared/rules/image-optimizer.ts'
import { isImagePath } from '../media/media-path.ts'

type OptimizerQuery = { path: string; width: number }

const allowedWidths = new Map(optimizerWidths.map((width) => [String(width), width]))

/**
 * Parses the raw request target. Undefined unless it has exactly one `url` of this shop, one of the allowed widths and
 * the allowed quality. Decodes parameters once; the decoded value must be exactly `/media/<file>`, so another host or a
 * double encoding does not match.
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
