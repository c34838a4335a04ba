import sharp from 'sharp'
import { clamp, hash } from './noise.ts'

type Sheet = { W: number; H: number; seed: number; sheet: Float32Array }
type EncodeLimits = { maxBytes: number; grain?: number }
type EncodedPrint = { jpeg: Buffer; quality: number }

/** Adds paper grain and encodes a JPEG; lowers the quality in steps until the file is within its byte limit. */
export async function encodeJpeg(
  { W, H, seed, sheet }: Sheet,
  { maxBytes, grain = 7 }: EncodeLimits,
): Promise<EncodedPrint> {
  for (let quality = 78, g = grain; ; quality -= 4, g *= 0.82) {
    const px = Buffer.alloc(W * H * 3)
    for (let y = 0, i = 0; y < H; y++) {
      for (let x = 0; x < W; x++, i++) {
        const n = (hash(x >> 1, y >> 1, seed + 5) - 0.5) * g + (hash(x, y, seed + 9) - 0.5) * g * 0.8
        for (let k = 0; k < 3; k++) px[i * 3 + k] = clamp((sheet[i * 3 + k] as number) + n, 0, 255)
      }
    }
    // Fine lines need most bytes, so they are blurred by a third of a pixel before the quality is lowered further.
    const plain = sharp(px, { raw: { width: W, height: H, channels: 3 } })
    const image = quality < 64 ? plain.blur(0.3 + (64 - quality) * 0.02) : plain
    const jpeg = await image.jpeg({ quality, mozjpeg: true }).toBuffer()
    if (jpeg.length <= maxBytes || quality < 46) return { jpeg, quality }
  }
}
