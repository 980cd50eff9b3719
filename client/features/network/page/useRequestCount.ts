import { useQuery } from '@apollo/client/react';
import { ReceivedRequestCountDocument } from './__generated__/Network.generated';

/** Number of pending requests to the viewer; 0 until fetched. The name is the contract of `NavBadge`. */
export const useCount = (): number => useQuery(ReceivedRequestCountDocument).data?.receivedRequestCount ?? 0;
