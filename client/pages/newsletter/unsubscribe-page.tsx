import { NewsletterLinkPage, createNewsletterLinkAction } from './newsletter-link-page.tsx'

export const action = createNewsletterLinkAction('unsubscribe')

export const Component = () => <NewsletterLinkPage kind="unsubscribe" />
