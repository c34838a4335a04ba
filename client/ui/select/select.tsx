import { useEffect, useRef, useState, type ComponentPropsWithRef } from 'react'
import { Icon } from '../actions/icon.tsx'
import styles from './select.module.css'

/**
 * The module of the list. Undefined until it has loaded, while the native select has the focus, and if loading fails.
 * It loads when `isNear`, because most shoppers use no select of a page.
 */
const useSelectList = (native: { readonly current: HTMLSelectElement | null }, isNear: boolean) => {
  const [list, setList] = useState<typeof import('./select-list.tsx')>()
  useEffect(() => {
    if (!isNear) return
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
    // If the list fails to load, the native select stays.
    loadSelectList().catch(() => {})
    return () => unmounted.abort()
  }, [native, isNear])
  return list
}

/**
 * A native select, rendered by the server and usable without JavaScript. With JavaScript a button and a list take its
 * place once the pointer or the focus comes near. Behind them the native select stays hidden, holds the value, is
 * submitted with the form and fires `onChange`. Its first option may be a placeholder without a value; any other empty
 * value throws (specification §5).
 */
export const Select = ({ ref, id, 'aria-label': label, ...props }: ComponentPropsWithRef<'select'>) => {
  const native = useRef<HTMLSelectElement>(null)
  const [isNear, setNear] = useState(false)
  const list = useSelectList(native, isNear)
  useEffect(() => {
    // Pointer or focus may have come before hydration.
    if (native.current?.matches(':hover, :focus')) setNear(true)
  }, [])
  const setNativeRef = (select: HTMLSelectElement | null) => {
    native.current = select
    if (typeof ref === 'function') ref(select)
    else if (ref) ref.current = select
  }
  const hiddenProps = { className: styles.hiddenNative, tabIndex: -1, 'aria-hidden': true } as const
  return (
    <span className={styles.select} onPointerEnter={() => setNear(true)} onFocus={() => setNear(true)}>
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
