import type { InvoiceDocument } from '@marquee/contracts/invoices';

/** One line of $599.00, with a discount of $49.50. */
export function aDocument(): InvoiceDocument {
  return {
    issuer: {
      ...{ name: 'Nova Sound', email: 'hello@nova.example', address: '200 Main Street' },
      taxNumber: 'US 12-3456789',
    },
    billedTo: { name: 'Marta Reyes', email: 'marta@reyes.example', address: '12 Oak Street' },
    lines: [
      {
        ...{ serviceName: 'DJ', serviceDescription: 'Five hours', quantity: 1 },
        ...{ unitPrice: '599.00', totalPrice: '599.00' },
      },
    ],
    ...{ subtotal: '599.00', discount: '49.50' },
  };
}
