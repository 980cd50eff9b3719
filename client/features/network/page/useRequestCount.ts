import { useQuery } from '@apollo/client/react';
import { ReceivedRequestCountDocument } from './__generated__/Network.generated';

/** How many requests wait for the viewer's answer; 0 until read. */
export const useCount = (): number => useQuery(ReceivedRequestCountDocument).data?.receivedRequestCount ?? 0;
