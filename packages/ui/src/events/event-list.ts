import { styled } from 'styled-components';
import { Box } from '../layout/box.ts';

/** Holds `EventRow`s. */
export const EventList = styled(Box).attrs({ as: 'ul' })``;
