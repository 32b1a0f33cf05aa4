/** Who else carries an idea (part 2 §2): its head names the author. Implementers change by ADMIN or a participant. */
import { Button, Group, Stack, Text } from '@mantine/core';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { pessoasData } from '@/areas/pessoas/pessoas.data';
import type { ComId } from '@/domain/comum/campos';
import type { Ideia } from '@/domain/ideias/ideia';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { AvatarDaPessoa } from '@/ui/pessoas/AvatarDaPessoa';
import { BlocoLateral } from '@/ui/pagina/BlocoLateral';
import { aoAbrir } from '@/ui/moldura/aoAbrir';
import { podeEditarImplementadores } from '../pessoas';

const ImplementadoresModal = aoAbrir(() =>
  import('./ImplementadoresModal').then((m) => m.ImplementadoresModal),
);

function Pessoas({ titulo, referencias }: { titulo: string; referencias: readonly string[] }) {
  const sessao = useSessaoAtiva();
  const lidas = useQueries({
    queries: referencias.map((referencia) => pessoasData.porReferencia(sessao, referencia)),
  });
  return (
    <div>
      <Text size="sm" fw={600} mb={4}>
        {titulo}
      </Text>
      <Stack gap={6}>
        {referencias.map((referencia, i) => {
          const nome = lidas[i]?.data?.nome ?? (lidas[i]?.isPending ? '…' : 'Não encontrado');
          return (
            <Group key={referencia} gap="xs" wrap="nowrap">
              <AvatarDaPessoa nome={nome} tamanho={26} decorativo />
              <Text span size="sm" miw={0} lineClamp={3} title={nome}>
                {nome}
              </Text>
            </Group>
          );
        })}
      </Stack>
    </div>
  );
}

export function PessoasDaIdeia({ ideia }: { ideia: ComId<Ideia> }) {
  const sessao = useSessaoAtiva();
  const [editando, definirEditando] = useState(false);
  const {
    participantesReferences,
    implementadoresReferences,
    autorGostariaParticiparImplantacao: gostaria,
  } = ideia;
  const edita = podeEditarImplementadores(sessao, ideia);
  const ninguem = participantesReferences.length + implementadoresReferences.length === 0;
  if (ninguem && !gostaria && !edita) return null;
  return (
    <BlocoLateral titulo="Pessoas" recolhido discreto>
      {gostaria && <Text size="sm">{ideia.autorNome} gostaria de participar da implantação.</Text>}
      {participantesReferences.length > 0 && (
        <Pessoas titulo="Participantes" referencias={participantesReferences} />
      )}
      {implementadoresReferences.length > 0 && (
        <Pessoas titulo="Implementadores" referencias={implementadoresReferences} />
      )}
      {edita && (
        <Button variant="default" size="xs" w="fit-content" onClick={() => definirEditando(true)}>
          Editar implementadores
        </Button>
      )}
      {editando && <ImplementadoresModal ideia={ideia} aoFechar={() => definirEditando(false)} />}
    </BlocoLateral>
  );
}
