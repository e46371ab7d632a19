export { Controller, useFieldArray, useWatch } from 'react-hook-form';
export { useContractForm } from './forms/use-contract-form.ts';
export type { ContractForm } from './forms/use-contract-form.ts';
export { useRecordForm } from './forms/use-record-form.ts';
export { threeWayMerge } from './forms/three-way-merge.ts';
export { ReasonDialog } from './forms/reason-dialog.tsx';
