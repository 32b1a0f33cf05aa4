/** Conflicts of interest in a parent: who declared one, and the person's own declaration, which bars them from moving it. */
import { Alert, Button, Stack, Text } from '@mantine/core';
import { IconScale } from '@tabler/icons-react';
import { useState } from 'react';
import { type Conflito, impede, livreEm } from '@/domain/comite/conflito';
import type { ComId } from '@/domain/comum/campos';
import { este, flexao, type TipoDePai } from '@/domain/pai/pai';
import type { PaiNaTela } from '@/firebase/dados/paiNaTela';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { data, dataHora } from '@/ui/texto/formatos';
import { aoAbrir } from '@/ui/moldura/aoAbrir';

const DeclararModal = aoAbrir(() => import('./ModaisDoConflito').then((m) => m.DeclararModal));
const RetirarModal = aoAbrir(() => import('./ModaisDoConflito').then((m) => m.RetirarModal));

/** The person's own declaration while it bars them: as declared, or taken back less than a day ago. */
interface SeuConflitoProps {
  tipo: TipoDePai;
  conflito: ComId<Conflito>;
  aoRetirar: () => void;
}

function SeuConflito({ tipo, conflito, aoRetirar }: SeuConflitoProps) {
  const livre = livreEm(conflito);
  return (
    <Alert
      color="yellow"
      title={livre ? 'Você retirou o conflito de interesse' : 'Você declarou conflito de interesse'}
      icon={<IconScale aria-hidden />}
    >
      <Stack gap="xs" align="flex-start">
        <Text size="sm">
          {data(conflito.createdAt)}: {conflito.motivo}
        </Text>
        <Text size="sm">
          {livre
            ? `Você volta a movimentar ${este(tipo)} em ${dataHora(livre)}.`
            : `Outra pessoa do comitê movimenta ${este(tipo)}.`}
        </Text>
        {livre ? null : (
          <Button variant="default" size="compact-sm" onClick={aoRetirar}>
            Retirar a declaração
          </Button>
        )}
      </Stack>
    </Alert>
  );
}

const nomes = (conflitos: readonly Conflito[]) => conflitos.map((c) => c.colaboradorNome).join(', ');

interface Props {
  pai: PaiNaTela;
  conflitos: readonly ComId<Conflito>[];
  podeDeclarar: boolean;
}

export function ConflitosDeInteresse({ pai: { lugar, pai }, conflitos, podeDeclarar }: Props) {
  const { tipo } = lugar;
  const { uid, referencia } = useSessaoAtiva();
  const [aberto, abrir] = useState<'declarar' | 'retirar'>();
  const fechar = () => abrir(undefined);
  const [agora] = useState(() => new Date());
  const seu = conflitos.find(({ createdBy }) => createdBy === uid);
  const outros = conflitos.filter(({ createdBy }) => createdBy !== uid);
  const impedidos = outros.filter((conflito) => impede(conflito, agora));
  const livres = outros.filter((conflito) => !impede(conflito, agora));
  const podeAinda = podeDeclarar && (!seu || seu.retiradoEm !== null);
  const envolvida = [pai.autorReference, ...pai.participantes].includes(referencia);
  return (
    <Stack gap="xs" align="flex-start">
      {seu && impede(seu, agora) && (
        <SeuConflito tipo={tipo} conflito={seu} aoRetirar={() => abrir('retirar')} />
      )}
      {impedidos.length > 0 && (
        <Text size="sm" c="dimmed">
          Impedidos por conflito de interesse: {nomes(impedidos)}.
        </Text>
      )}
      {livres.length > 0 && (
        <Text size="sm" c="dimmed">
          Retiraram a sua declaração de conflito: {nomes(livres)}.
        </Text>
      )}
      {podeAinda && envolvida && (
        <Text size="sm">
          Você propôs {este(tipo)} ou participa {flexao(tipo.nome).dele}. Se isso puder pesar na decisão,
          declare o conflito de interesse.
        </Text>
      )}
      {podeAinda && (
        <Button
          variant="subtle"
          size="compact-sm"
          // Its words begin where those above it do.
          ml={-8}
          leftSection={<IconScale size={16} aria-hidden />}
          onClick={() => abrir('declarar')}
        >
          Declarar conflito
        </Button>
      )}
      {aberto === 'declarar' && <DeclararModal lugar={lugar} retirado={!!seu} aoFechar={fechar} />}
      {aberto === 'retirar' && seu && <RetirarModal tipo={tipo} conflito={seu} aoFechar={fechar} />}
    </Stack>
  );
}
