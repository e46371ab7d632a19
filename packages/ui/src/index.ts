/** Components and helpers. Front ends import only this module of the package, because Module Federation shares it as a singleton. */
export { latinFontFiles } from './theme/fonts.ts';
export { GlobalStyle } from './theme/global-style.ts';
export { theme } from './theme/theme.ts';
export type { Theme } from './theme/theme.ts';

export { Brand } from './art/brand.tsx';
export { HeroRoof } from './art/hero-roof.tsx';
export { Mark } from './art/mark.tsx';
export { Poster } from './art/poster.tsx';
export type { PosterName } from './art/poster.tsx';
export { Icon } from './icons/icon.tsx';
export type { IconName } from './icons/icon.tsx';

export { NameLink } from './text/name-link.ts';
export { SkipLink } from './text/skip-link.tsx';
export { TextLink } from './text/text-link.ts';
export { Caption, Display1, Display2, Heading, Small, Title1, Title2, Title3 } from './text/titles.ts';
export { isolated } from '@marquee/contracts/text-direction';
export { VisuallyHidden } from './text/visually-hidden.ts';

export { Banners } from './layout/banners.ts';
export { Box, Card } from './layout/box.ts';
export { Frame, PageFrame } from './layout/frame.ts';
export { Main } from './layout/main.tsx';
export { OnBoard } from './layout/on-board.ts';
export { PageHeader } from './layout/page-header.tsx';
export { SectionHeader } from './layout/section-header.tsx';
export { Toolbar } from './layout/toolbar.ts';
export { Valance } from './layout/valance.ts';
export { WithAside } from './layout/with-aside.tsx';

export { ActionLink } from './buttons/action-link.ts';
export { BackLink } from './buttons/back-link.tsx';
export { Button } from './buttons/button.tsx';
export type { ButtonProps } from './buttons/button.tsx';
export { buttonStyles } from './buttons/button-styles.ts';
export type { ButtonStyleProps } from './buttons/button-styles.ts';
export { CopyButton } from './buttons/copy-button.tsx';
export { IconButton } from './buttons/icon-button.tsx';
export { LinkButton } from './buttons/link-button.ts';
export { Spinner } from './buttons/spinner.tsx';

export { CheckTiles } from './forms/check-tiles.tsx';
export { Checkbox } from './forms/checkbox.tsx';
export { Control, controlStyles } from './forms/control-styles.ts';
export { ActionBar } from './forms/action-bar.tsx';
export { ErrorSummary } from './forms/error-summary.tsx';
export type { FormError } from './forms/error-summary.tsx';
export { Field } from './forms/field.tsx';
export type { FieldControl, FieldProps } from './forms/field.tsx';
export { FieldGrid } from './forms/field-grid.ts';
export { FilterSelect } from './forms/filter-select.tsx';
export { FormSection } from './forms/form-section.tsx';
export { PasswordField } from './forms/password-field.tsx';
export type { PasswordFieldProps } from './forms/password-field.tsx';
export { PasswordRules } from './forms/password-rules.tsx';
export type { PasswordRule } from './forms/password-rules.tsx';
export { SearchField } from './forms/search-field.tsx';
export { SelectField } from './forms/select-field.tsx';
export type { SelectOption } from './forms/select-options.tsx';
export { TextArea } from './forms/text-area.tsx';
export { TextField } from './forms/text-field.tsx';
export type { TextFieldProps } from './forms/text-field.tsx';

export { ConfirmDialog } from './overlays/confirm-dialog.tsx';
export { Dialog } from './overlays/dialog.tsx';
export { FactList } from './overlays/fact-list.tsx';
export { Menu } from './overlays/menu.tsx';
export type { MenuItem } from './overlays/openable-menu.tsx';
export { Notice } from './overlays/notice.tsx';
export { dismissErrorToast, notify } from './overlays/notify.tsx';
export { getPriceFacts } from './overlays/get-price-facts.tsx';
export type { ToastText } from './overlays/fallback-toast.ts';
export { Toaster } from './overlays/toaster.tsx';

export { Footer } from './navigation/footer.tsx';
export { SlimFooter } from './navigation/slim-footer.tsx';
export { Tabs } from './navigation/tabs.tsx';
export type { Tab } from './navigation/tabs.tsx';
export { useIsHydrating } from './navigation/use-is-hydrating.ts';
export { TopBar } from './navigation/top-bar.tsx';
export type { BarLink, RouterLink } from './navigation/top-bar-props.ts';

export { Badge } from './badges/badge.tsx';
export type { BadgeTone } from './badges/badge-tones.ts';
export { EventStatusBadge } from './badges/event-status-badge.tsx';
export { InvoiceStatusBadge } from './badges/invoice-status-badge.tsx';
export { QuoteStatusBadge } from './badges/quote-status-badge.tsx';
export { ServiceTypeBadge } from './badges/service-type-badge.tsx';
export { SubscriptionBadge } from './badges/subscription-badge.tsx';

export { AnswerList } from './figures/answer-list.tsx';
export { DateNumeral } from './figures/date-numeral.tsx';
export { Fact, Facts } from './figures/fact.tsx';
export { formatMoney } from './figures/format-money.ts';
export { Money } from './figures/money.tsx';
export { StatTiles } from './figures/stat-tiles.tsx';
export type { StatTile } from './figures/stat-tiles.tsx';

export { Board } from './events/board.tsx';
export { EventBoard } from './events/event-board.tsx';
export { EventList } from './events/event-list.ts';
export { EventRow } from './events/event-row.tsx';

export { StepIndicator } from './stepper/step-indicator.tsx';
export type { Step, StepState } from './stepper/step.ts';
export { Stepper } from './stepper/stepper.tsx';
export { StepperLegend } from './stepper/stepper-legend.tsx';

export { InstalmentList } from './quotes/instalment-list.tsx';
export type { InstalmentLine } from './quotes/instalment-list.tsx';
export { PriceCard } from './quotes/price-card.tsx';
export type { QuoteLine, QuoteTotal } from './quotes/quote-line.ts';
export { QuoteLines } from './quotes/quote-lines.tsx';
export { QuoteDocument } from './quotes/quote-document.tsx';
export type { QuoteDocumentProps } from './quotes/quote-document.tsx';
export { QuotePreview } from './quotes/quote-preview.tsx';
export { TotalLine } from './quotes/total-line.tsx';

export { TableEmptyState } from './tables/table-empty-state.ts';
export { Pager } from './tables/pager.tsx';
export { PipelineTable } from './tables/pipeline-table.tsx';
export type { PipelineRow } from './tables/pipeline-table.tsx';
export { RowActions } from './tables/row-actions.ts';
export { Table } from './tables/table.tsx';

export { EmptyState } from './states/empty-state.tsx';
export { ErrorState } from './states/error-state.tsx';
export { NothingFound, OfflineState, PermissionState } from './states/other-states.tsx';
export { PageSpinner } from './states/page-spinner.tsx';
export { Skeleton, SkeletonBlock } from './states/skeleton.tsx';

export * from './deprecated-exports.tsx';
