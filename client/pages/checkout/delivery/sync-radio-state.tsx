import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'

/** Wraps radio buttons and reports the one that was chosen before hydration. */
export function SyncRadioState({ onChoose, children }: { onChoose: (value: string) => void; children: ReactNode }) {
  const containerRef = useRef<HTMLDivElement>(null)
  const syncEarlyChoice = useEffectEvent(() => {
    const checkedInput = containerRef.current?.querySelector<HTMLInputElement>('input[type="radio"]:checked')
    if (checkedInput) onChoose(checkedInput.value)
  })
  useEffect(() => syncEarlyChoice(), [])
  return <div ref={containerRef}>{children}</div>
}
