import { useEffect, useRef, useState, type ComponentPropsWithRef } from 'react'
import { Icon } from '../actions/icon.tsx'
import styles from './select.module.css'

/**
 * Undefined until the list is here, and while somebody is in the native select; for good where it cannot be fetched.
 */
const useSelectList = (native: { readonly current: HTMLSelectElement | null }) => {
  const [list, setList] = useState<typeof import('./select-list.tsx')>()
  useEffect(() => {
    const unmounted = new AbortController()
    const loadSelectList = async () => {
      const module = await import('./select-list.tsx')
      const select = native.current
      if (unmounted.signal.aborted || !select) return
      const showList = () => setList(module)
      if (document.activeElement === select)
        select.addEventListener('blur', showList, { once: true, signal: unmounted.signal })
      else showList()
    }
    // Without the list the native select stays, and does.
    loadSelectList().catch(() => {})
    return () => unmounted.abort()
  }, [native])
  return list
}

/**
 * A native select, which the server renders and which works without a script. Where scripts run, a button and a list of
 * our own take its place; it stays behind them, holds the value, is sent with the form, and tells `onChange`. Its first
 * option may have no value: that is the placeholder. Any other empty value is refused (specification §5).
 */
export const Select = ({ ref, id, 'aria-label': label, ...props }: ComponentPropsWithRef<'select'>) => {
  const native = useRef<HTMLSelectElement>(null)
  const list = useSelectList(native)
  const setNativeRef = (select: HTMLSelectElement | null) => {
    native.current = select
    if (typeof ref === 'function') ref(select)
    else if (ref) ref.current = select
  }
  const hiddenProps = { className: styles.hiddenNative, tabIndex: -1, 'aria-hidden': true } as const
  return (
    <span className={styles.select}>
      <select
        ref={setNativeRef}
        {...props}
        {...(list ? hiddenProps : { id, 'aria-label': label, className: styles.native })}
      />
      {list ? (
        <list.SelectList
          native={native}
          id={id}
          disabled={props.disabled}
          aria-label={label}
          aria-required={props.required}
          aria-invalid={props['aria-invalid']}
          aria-describedby={props['aria-describedby']}
        />
      ) : (
        <Icon name="down" className={styles.icon} />
      )}
    </span>
  )
}
