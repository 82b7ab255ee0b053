'use client';

import { FailureView } from '@/components/screens/failure-view';

export default FailureView;
