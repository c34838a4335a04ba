import type { Inks, Press } from '../press.ts'
import { disc, path, polygon, rect, stroke, times } from '../shapes.ts'

/** Access: steps and a ramp that reach the same door. */
export async function drawWayIn(press: Press, [lamp, steps, ramp, dark, sun]: Inks): Promise<void> {
  const { W, H, u } = press
  const [door, landing, floor] = [W * 0.5, H * 0.48, H * 0.88]
  await press.print(disc(door, H * 0.4, u * 0.34), sun)
  await press.print(
    times(7, (i) =>
      rect(
        W * 0.06 + i * W * 0.052,
        floor - (i + 1) * ((floor - landing) / 7),
        door - W * 0.06 - i * W * 0.052,
        (i + 1) * ((floor - landing) / 7) + 1,
      ),
    ),
    steps,
  )
  await press.print(
    polygon([
      [door, landing],
      [W * 0.58, landing],
      [W * 0.97, floor],
      [door, floor],
    ]),
    ramp,
  )
  await press.paste(
    path(`M${door - u * 0.11} ${landing}V${landing - u * 0.2}a${u * 0.11} ${u * 0.11} 0 0 1 ${u * 0.22} 0V${landing}Z`),
    lamp,
  )
  await press.paste(
    stroke(`M${W * 0.58} ${landing - u * 0.11}L${W * 0.955} ${floor - u * 0.11}`, u * 0.012) +
      times(6, (i) =>
        rect(W * (0.58 + i * 0.073), landing - u * 0.11 + i * 0.19 * (floor - landing), u * 0.01, u * 0.115),
      ),
    dark,
  )
  const [wx, wy] = [W * 0.8, landing + (floor - landing) * 0.51]
  await press.paste(
    stroke(`M${wx + u * 0.05} ${wy - u * 0.07}a${u * 0.062} ${u * 0.062} 0 1 1 ${-u * 0.07} ${-u * 0.02}`, u * 0.014) +
      disc(wx - u * 0.005, wy - u * 0.235, u * 0.026) +
      stroke(
        `M${wx - u * 0.005} ${wy - u * 0.19}V${wy - u * 0.1}H${wx - u * 0.055}L${wx - u * 0.085} ${wy - u * 0.03}`,
        u * 0.022,
      ),
    dark,
  )
  await press.paste(rect(0, floor, W, H), dark)
}
