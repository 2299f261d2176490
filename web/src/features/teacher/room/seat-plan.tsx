import { MOST_SEATS, type SchoolClass } from '@lux/contracts/classroom/school-class.ts';
import { Printer } from 'lucide-react';
import hedgehog from 'openmoji/color/svg/1F994.svg?url';
import { useRef, useState } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog.tsx';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { classroomApi } from '../classroom-api.ts';
import { moveTo } from '../order/order.ts';
import { useDragOrder } from '../order/use-drag-order.ts';
import { PdfDialog } from '../pdf/pdf-dialog.tsx';
import { usePdf } from '../pdf/use-pdf.ts';
import { useActing } from '../use-acting.ts';
import { AddSeats } from './add-seats.tsx';
import { SeatDialog } from './seat-dialog.tsx';
import { SeatTile } from './seat-tile.tsx';

interface SeatPlanProps {
  schoolClass: SchoolClass;
  onChanged: (schoolClass: SchoolClass) => void;
  onReload: () => void;
}

/** The seats as they stand in the room, seen from the teacher: front row first. */
export function SeatPlan({ schoolClass, onChanged, onReload }: SeatPlanProps) {
  const { id: classId, seats } = schoolClass;
  const { isActing, act } = useActing();
  const cards = usePdf();
  const grid = useRef<HTMLOListElement>(null);
  const [openId, setOpenId] = useState<string | null>(null);
  const [isAskingForCards, setIsAskingForCards] = useState(false);
  const ids = seats.map(({ id }) => id);
  const drag = useDragOrder({
    ids,
    grid,
    nameOf: (id) => seats.find((seat) => seat.id === id)?.label ?? '',
    placed: (name, place) => `${name} sitzt jetzt auf Platz ${place}.`,
    onMoved: (order) => void reorder(order),
  });
  const open = seats.find(({ id }) => id === openId);

  async function reorder(seatIds: string[]) {
    // Shown at once; what the server makes of it follows.
    const sorted = seatIds.flatMap((id) => seats.filter((seat) => seat.id === id));
    onChanged({ ...schoolClass, seats: sorted });
    const isKept = await act(async () =>
      onChanged(await classroomApi.changeClass(classId, { seatIds })),
    );
    if (!isKept) onReload();
  }

  function add(count: number) {
    void act(async () => {
      const added = await classroomApi.addSeats(classId, count);
      onChanged({ ...schoolClass, seats: [...seats, ...added] });
    });
  }

  async function orderCards() {
    setIsAskingForCards(false);
    await cards.order(() => classroomApi.orderCards(classId));
    // Every seat has pictures now.
    onReload();
  }

  return (
    <section aria-label="Plätze" className="flex flex-col gap-5">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <AddSeats
          areFirst={seats.length === 0}
          room={MOST_SEATS - seats.length}
          isSending={isActing}
          onAdd={add}
        />
        {seats.length > 0 && (
          <Button variant="soft" disabled={isActing} onClick={() => setIsAskingForCards(true)}>
            <Printer aria-hidden />
            Karten drucken
          </Button>
        )}
      </div>
      {seats.length === 0 ? (
        <EmptyState
          drawing={hedgehog}
          title="Noch keine Plätze"
          text="Jedes Kind bekommt einen Platz mit einem Tier und einer Farbe. Wer wo sitzt, steht nur auf Ihrem Zettel."
        />
      ) : (
        <div>
          <p
            aria-hidden
            className="mx-auto mb-3 w-2/3 rounded-b-lg bg-surface-sunken py-1 text-center font-bold text-ink-soft text-sm"
          >
            Tafel
          </p>
          <ol
            ref={grid}
            aria-label="Plan des Klassenzimmers"
            className="grid grid-cols-3 gap-2.5 sm:grid-cols-5 lg:grid-cols-6 xl:grid-cols-8"
          >
            {seats.map((seat) => (
              <SeatTile
                key={seat.id}
                seat={seat}
                place={drag.placeOf(seat.id)}
                isHeld={drag.heldId === seat.id}
                handle={drag.handleOf(seat.id)}
                onOpen={() => setOpenId(seat.id)}
              />
            ))}
          </ol>
          <p aria-live="assertive" className="sr-only">
            {drag.said}
          </p>
          <p className="mt-3 text-center text-ink-soft text-sm">
            Am Griff ziehen Sie einen Platz dorthin, wo er im Raum steht. Mit der Tastatur:
            Leertaste, Pfeile, Leertaste.
          </p>
        </div>
      )}
      {open && (
        <SeatDialog
          key={open.id}
          classId={classId}
          seat={open}
          place={ids.indexOf(open.id)}
          count={seats.length}
          onClose={() => setOpenId(null)}
          onMove={(index) => void reorder(moveTo(ids, open.id, index))}
          onChanged={(seat) =>
            onChanged({
              ...schoolClass,
              seats: seats.flatMap((one) => (one.id === open.id ? (seat ?? []) : one)),
            })
          }
        />
      )}
      <ConfirmDialog
        isOpen={isAskingForCards}
        question="Neue Karten für alle Plätze?"
        description="Jeder Platz bekommt drei neue Bilder. Karten, die Sie früher gedruckt haben, gelten dann nicht mehr."
        confirmLabel="Karten machen"
        onConfirm={() => void orderCards()}
        onCancel={() => setIsAskingForCards(false)}
      />
      <PdfDialog
        name="Karten"
        hint="Acht Karten auf einer Seite A4. Der Streifen mit den drei Bildern wird nach hinten geknickt."
        pdf={cards.pdf}
        onClose={cards.close}
      />
    </section>
  );
}
