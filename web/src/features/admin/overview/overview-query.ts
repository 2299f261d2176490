import { gql, type TypedDocumentNode } from '@apollo/client';
import type { RequestType } from '@lux/contracts/analytics/request.ts';
import type { DetailedRequestStats } from '@lux/contracts/analytics/request-stats.ts';
import type { HealthReport } from '@lux/contracts/common/health.ts';
import type { JobCounts } from '@lux/contracts/media/job.ts';

export interface OverviewData {
  stats: Omit<DetailedRequestStats, 'byType' | 'errors' | 'usage'> & {
    byType: { type: RequestType; count: number }[];
    usage: Pick<DetailedRequestStats['usage'], 'aiRequests' | 'pictures' | 'paidTierDollars'>;
  };
  jobCounts: JobCounts;
  health: HealthReport;
}

/** Everything the overview shows, in one query. */
export const OVERVIEW: TypedDocumentNode<OverviewData, Record<string, never>> = gql`
  query Overview {
    stats {
      total
      byType {
        type
        count
      }
      dailyCount {
        date
        count
      }
      activeVisitors
      answerTimes {
        type
        count
        p50Ms
        p95Ms
      }
      safety {
        blocked
        crisis
        unclear
        open
      }
      usage {
        aiRequests
        pictures
        paidTierDollars
      }
    }
    jobCounts {
      queued
      active
      failed
    }
    health {
      services {
        name
        isOk
      }
      tiers {
        ability
        tier
      }
      books {
        state
        books {
          title
          articles
          isForChildren
        }
      }
    }
  }
`;
