import { styled } from 'styled-components';
import { Box } from '../layout/box.ts';

/** List of `EventRow`s. */
export const EventList = styled(Box).attrs({ as: 'ul' })``;
