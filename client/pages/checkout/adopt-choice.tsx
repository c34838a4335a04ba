import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'

/** Around radio buttons: which of them was chosen before the application ran. */
export function AdoptChoice({ onChoose, children }: { onChoose: (value: string) => void; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const adoptEarlyChoice = useEffectEvent(() => {
    const early = box.current?.querySelector<HTMLInputElement>('input[type="radio"]:checked')
    if (early) onChoose(early.value)
  })
  useEffect(() => adoptEarlyChoice(), [])
  return <div ref={box}>{children}</div>
}
