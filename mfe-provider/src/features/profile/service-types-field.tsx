import { Button, ServiceTypeBadge, TextField, theme } from '@marquee/ui';
import { useWatch } from '@marquee/web-kit/forms';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { ProfileFormFields } from './profile-form-type.ts';
import { addServiceType } from './add-service-type.ts';

export function ServiceTypesField({ form }: ProfileFormFields) {
  const { rhf } = form;
  const [typed, setTyped] = useState('');
  const { error } = form.field('serviceTypes');
  const serviceTypes = useWatch({ control: rhf.control, name: 'serviceTypes' }) ?? [];

  function change(next: string[]) {
    rhf.setValue('serviceTypes', next, { shouldDirty: true });
  }

  function add() {
    change(addServiceType(serviceTypes, typed));
    setTyped('');
  }

  return (
    <div>
      <AddRow>
        <TextField
          label="Service Types"
          value={typed}
          error={error}
          onChange={(event) => {
            setTyped(event.target.value);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') {
              event.preventDefault();
              add();
            }
          }}
        />
        <Button variant="outline" icon="plus" onClick={add}>
          Add
        </Button>
      </AddRow>
      <Chosen aria-label="Chosen service types">
        {serviceTypes.map((serviceType) => (
          <li key={serviceType}>
            <ServiceTypeBadge
              removeLabel={`Remove ${serviceType}`}
              onRemove={() => {
                change(serviceTypes.filter((other) => other !== serviceType));
              }}
            >
              {serviceType}
            </ServiceTypeBadge>
          </li>
        ))}
      </Chosen>
    </div>
  );
}

const AddRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${theme.space[3]};
  align-items: end;
  margin-top: ${theme.space[5]};
`;

const Chosen = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  margin-top: ${theme.space[3]};
`;
