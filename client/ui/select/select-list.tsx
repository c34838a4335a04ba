import { useEffect, useLayoutEffect, useRef, useState, type AriaAttributes } from 'react'
import { classNames } from '../layout/class-names.ts'
import { Icon } from '../actions/icon.tsx'
import { ScrollEdge } from './scroll-edge.tsx'
import styles from './select.module.css'
import { SelectOption } from './select-option.tsx'
import { useListbox } from './use-listbox.ts'
import { chooseNativeOption, useNativeSelect } from './use-native-select.ts'

type SelectListProps = Pick<AriaAttributes, 'aria-label' | 'aria-required' | 'aria-invalid' | 'aria-describedby'> & {
  native: { readonly current: HTMLSelectElement | null }
  id: string | undefined
  disabled: boolean | undefined
}

/** A combobox button and its listbox, shown in place of a native select. The button keeps the focus. */
export const SelectList = ({ native, id, disabled, ...aria }: SelectListProps) => {
  const [open, setOpen] = useState(false)
  const viewport = useRef<HTMLDivElement>(null)
  const { items, text, chosenIndex, isPlaceholder } = useNativeSelect(native)
  const chooseItem = (index: number) => {
    const item = items[index]
    if (!item || item.disabled) return
    setOpen(false)
    chooseNativeOption(native.current!, item)
  }
  const listbox = useListbox({ items, chosenIndex, open, onOpenChange: setOpen, onChoose: chooseItem })

  useEffect(() => {
    if (!open) return
    const close = () => setOpen(false)
    addEventListener('blur', close)
    addEventListener('resize', close)
    return () => {
      removeEventListener('blur', close)
      removeEventListener('resize', close)
    }
  }, [open])

  // The top layer keeps the panel above the page and unclipped.
  useLayoutEffect(() => {
    if (!open) return
    listbox.panel.current?.showPopover()
    viewport.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [open, listbox.panel])

  const labelProps = aria['aria-label'] ? { 'aria-label': aria['aria-label'] } : { 'aria-labelledby': `${id}-label` }

  return (
    <>
      <button
        id={id}
        type="button"
        disabled={disabled}
        {...aria}
        {...listbox.buttonProps}
        className={classNames(styles.native, isPlaceholder && styles.placeholder)}
      >
        <span className={styles.text} lang={items[chosenIndex ?? -1]?.lang}>
          {text || '\u00a0'}
        </span>
        <Icon name="down" className={styles.icon} />
      </button>
      {open && (
        <div {...listbox.panelProps} popover="manual" className={styles.panel} data-select-panel="">
          <ScrollEdge viewport={viewport} direction={-1} />
          <div {...listbox.listProps} {...labelProps} ref={viewport} className={styles.viewport}>
            {items.map((item, index) => (
              <SelectOption
                key={item.index}
                item={item}
                heading={item.group !== items[index - 1]?.group ? item.group : undefined}
                isActive={listbox.active === index}
                isChosen={chosenIndex === index}
                {...listbox.optionProps(index)}
              />
            ))}
          </div>
          <ScrollEdge viewport={viewport} direction={1} />
        </div>
      )}
    </>
  )
}
