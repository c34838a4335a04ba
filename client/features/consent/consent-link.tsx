import { lazy, Suspense, use, useState, type MouseEvent, type ReactNode } from 'react'
import { LinkLanguageContext, withLanguage } from '../../ui/actions/link.tsx'
import { useIsHydrated } from '../../data/use-is-hydrated.ts'

export const consentPath = '/consent-choices'

/** If the dialog fails to load, the consent page opens. */
const ConsentDialog = lazy(async () => {
  const { ConsentDialog: Component } = await import('./consent-dialog.tsx').catch(() => {
    location.assign(consentPath)
    return new Promise<never>(() => {})
  })
  return { default: Component }
})

const isUnmodifiedClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/** A link to the consent page. With JavaScript it opens a dialog instead. */
export function ConsentLink({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const isHydrated = useIsHydrated()
  const language = use(LinkLanguageContext)
  const openDialog = (event: MouseEvent) => {
    if (!isUnmodifiedClick(event) || typeof HTMLDialogElement === 'undefined') return
    event.preventDefault()
    setOpen(true)
  }
  return (
    <>
      <a
        href={withLanguage(consentPath, language)}
        aria-haspopup={isHydrated ? 'dialog' : undefined}
        onClick={openDialog}
      >
        {children}
      </a>
      {isOpen ? (
        <Suspense>
          <ConsentDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
