/** Participants of the session, and which of them are there (part 2 §2). */
import '@mantine/core/styles/Checkbox.css';
import { Checkbox, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { pessoasData } from '@/areas/pessoas/pessoas.data';
import { type Comite, participantesForm } from '@/domain/comite/comite';
import type { ComId } from '@/domain/comum/campos';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { FormModal } from '@/ui/formulario/FormModal';
import { useAberto } from '@/ui/formulario/useAberto';
import { SelecaoDePessoas } from '@/ui/pessoas/SelecaoDePessoas';
import { SemPessoas } from '@/areas/pais/SemPessoas';
import { mudancasDoComite } from './mudancas.data';
import { usePessoas } from './usePessoas';

interface CamposProps {
  participantes: string[];
  presentes: string[];
  erro: React.ReactNode;
  aoMudar: (participantes: string[], presentes: string[]) => void;
}

function Campos({ participantes, presentes, erro, aoMudar }: CamposProps) {
  const sessao = useSessaoAtiva();
  const pessoas = usePessoas(participantes);
  return (
    <Stack>
      <SelecaoDePessoas
        rotulo="Participantes"
        ajuda="Quem faz parte deste comitê."
        maximo={50}
        valor={pessoas}
        aoMudar={(novas) => {
          const ids = novas.map(({ id }) => id);
          aoMudar(
            ids,
            presentes.filter((id) => ids.includes(id)),
          );
        }}
        buscar={(texto) => pessoasData.opcoes(sessao, texto)}
        erro={erro}
        semNinguem={<SemPessoas />}
      />
      {pessoas.length > 0 && (
        <Checkbox.Group
          label="Presentes"
          description="Quem está na sessão agora."
          value={presentes}
          onChange={(novos) => aoMudar(participantes, novos)}
        >
          <Stack gap="xs" mt="xs">
            {pessoas.map(({ id, nome }) => (
              <Checkbox key={id} value={id} label={nome} />
            ))}
          </Stack>
        </Checkbox.Group>
      )}
      <Text size="sm" c="dimmed">
        Os participantes desta sessão são propostos de novo na próxima.
      </Text>
    </Stack>
  );
}

export function ParticipantesModal(props: { comite: ComId<Comite>; aoFechar: () => void }) {
  const comite = useAberto(props.comite);
  const escrever = useMutation(mudancasDoComite.escrever(useSessaoAtiva(), comite));
  const { participantesReferences, presentesReferences } = comite;
  return (
    <FormModal
      titulo="Participantes do comitê"
      aberto
      aoFechar={props.aoFechar}
      tamanho="md"
      schema={participantesForm}
      valoresIniciais={{ participantesReferences, presentesReferences }}
      aoEnviar={(valores) => escrever.mutateAsync(valores)}
    >
      {(form) => (
        <Campos
          participantes={form.values.participantesReferences}
          presentes={form.values.presentesReferences}
          erro={form.errors['participantesReferences']}
          aoMudar={(participantes, presentes) =>
            form.setValues({ participantesReferences: participantes, presentesReferences: presentes })
          }
        />
      )}
    </FormModal>
  );
}
