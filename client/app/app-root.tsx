import type { i18n } from 'i18next'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { I18nContext } from '../i18n/i18n.ts'
import { PageInfoContext, type PageInfo } from '../data/page-info.ts'
import type { AppStore } from '../data/store.ts'
import { StreamingContext, type Streaming } from '../data/streamed.tsx'

type AppRootProps = { store: AppStore; i18n: i18n; pageInfo: PageInfo; streaming: Streaming; children: ReactNode }

/** The providers around the router, the same on the server and in the browser. */
export function AppRoot({ store, i18n, pageInfo, streaming, children }: AppRootProps) {
  return (
    <Provider store={store}>
      <I18nContext value={i18n}>
        <PageInfoContext value={pageInfo}>
          <StreamingContext value={streaming}>{children}</StreamingContext>
        </PageInfoContext>
      </I18nContext>
    </Provider>
  )
}
