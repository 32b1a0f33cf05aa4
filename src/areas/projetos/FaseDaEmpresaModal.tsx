/** The phase of a company in the project (part 3 §4): which one comes next, and those it went through. */
import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Combobox.css';
import { Select, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { QuemPerde } from '@/areas/cadastro/fases/QuemPerde';
import { HistoricoDasFases } from '@/areas/cadastro/HistoricoDasFases';
import { type Projeto, VENCEDORES } from '@/domain/projetos/projeto';
import { fasesEmUso, type Inscrito, podeMudarPara, tituloDaFase } from '@/domain/projetos/status';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { FormModal } from '@/ui/formulario/FormModal';
import { empresasDoProjetoData } from './empresasDoProjeto.data';

const faseForm = z.object({ fase: z.string().check(z.minLength(1, 'Escolha a fase.')) });

interface Props {
  projeto: Projeto;
  inscrito: Inscrito;
  aoFechar: () => void;
}

export function FaseDaEmpresaModal({ projeto, inscrito, aoFechar }: Props) {
  const sessao = useSessaoAtiva();
  const { mutateAsync } = useMutation(empresasDoProjetoData.mudarFase(sessao, inscrito));
  const pode = podeMudarPara(sessao.quem, inscrito.status, inscrito.status);
  const fases = fasesEmUso(projeto)
    .filter(({ id }) => id !== inscrito.status && podeMudarPara(sessao.quem, inscrito.status, id))
    .map(({ id, titulo }) => ({ value: String(id), label: titulo }));
  return (
    <FormModal
      titulo={`Fase de ${inscrito.nomeFantasia}`}
      aberto
      aoFechar={aoFechar}
      tamanho="md"
      schema={faseForm}
      valoresIniciais={{ fase: '' }}
      rotuloEnviar="Mudar fase"
      somenteLeitura={!pode}
      aoEnviar={({ fase }) => mutateAsync(Number(fase))}
    >
      {(form) => (
        <Stack gap="md">
          <Text size="sm">
            Fase atual: <b>{tituloDaFase(projeto, inscrito.status)}</b>
          </Text>
          {pode ? (
            <Select
              label="Nova fase"
              placeholder="Escolha a fase"
              data={fases}
              description={
                Number(form.values.fase) === VENCEDORES
                  ? 'A empresa passa a constar entre as vencedoras do projeto.'
                  : 'A empresa vê a fase nova na página do diagnóstico.'
              }
              {...form.getInputProps('fase')}
            />
          ) : null}
          {form.values.fase ? (
            <QuemPerde
              idProjeto={inscrito.idProjeto}
              empresas={[inscrito.idEmpresa]}
              para={Number(form.values.fase)}
            />
          ) : null}
          <HistoricoDasFases projeto={projeto} historico={inscrito.historico} />
        </Stack>
      )}
    </FormModal>
  );
}
