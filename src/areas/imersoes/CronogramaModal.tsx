/** 'Agendar imersão' and its edition: when people register, and for how many seats (part 2 §5). */
import '@mantine/core/styles/NumberInput.css';
import { NumberInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useAtoPorFuncao } from '@/areas/cadastro/useAtoPorFuncao';
import type { ComId } from '@/domain/comum/campos';
import { diaDe } from '@/domain/comum/datas';
import { type Cronograma, MAXIMO_DE_VAGAS } from '@/domain/imersoes/cronograma';
import {
  type CronogramaForm,
  cronogramaFormDe,
  cronogramaVazio,
  formDoCronograma,
} from '@/domain/imersoes/imersao-form';
import { useUltimoPedido } from '@/firebase/chamadas/usePedido';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { CampoDeData } from '@/ui/formulario/CampoDeData';
import { FormModal } from '@/ui/formulario/FormModal';
import { useAberto } from '@/ui/formulario/useAberto';
import { data } from '@/ui/texto/formatos';
import { type EnvioDoCronograma, imersoesData } from './imersoes.data';

interface DoDialogo {
  aoFechar: () => void;
}

interface DoFormulario extends DoDialogo {
  titulo: string;
  rotuloEnviar: string;
  rascunho: string;
  valoresIniciais: CronogramaForm;
  aoEnviar: (form: CronogramaForm) => Promise<unknown>;
}

function Formulario({ rascunho, valoresIniciais, ...resto }: DoFormulario) {
  const { uid, contexto } = useSessaoAtiva();
  const [hoje] = useState(() => diaDe(new Date()));
  return (
    <FormModal
      aberto
      tamanho="md"
      schema={cronogramaFormDe(hoje, valoresIniciais.inicioIncricao)}
      valoresIniciais={valoresIniciais}
      doRegistro={(valores: CronogramaForm) => valores}
      rascunhoKey={`${uid}/${contexto.empresaId}/imersao/${rascunho}`}
      {...resto}
    >
      {(form) => (
        <>
          <CampoDeData
            label="Início das inscrições"
            minimo={hoje}
            {...form.getInputProps('inicioIncricao')}
          />
          <CampoDeData
            label="Fim das inscrições"
            description="Até o fim deste dia, no horário de Brasília."
            minimo={form.values.inicioIncricao || hoje}
            {...form.getInputProps('terminoIncricao')}
          />
          <NumberInput
            label="Quantidade de vagas"
            min={1}
            max={MAXIMO_DE_VAGAS}
            allowDecimal={false}
            allowNegative={false}
            clampBehavior="none"
            {...form.getInputProps('quantidadeDeVagas')}
          />
        </>
      )}
    </FormModal>
  );
}

const jaAgendada = ({ form }: EnvioDoCronograma) => ({
  frase: `O primeiro envio já agendou a imersão, com inscrições de ${data(form.inicioIncricao)} a ${data(form.terminoIncricao)}. O que você mudou depois não foi gravado: edite a imersão na página do desafio.`,
});

export function AgendarImersaoModal({ desafioId, ...dialogo }: DoDialogo & { desafioId: string }) {
  const sessao = useSessaoAtiva();
  const { mutateAsync } = useMutation(imersoesData.agendar(sessao, desafioId));
  const agendar = useAtoPorFuncao<CronogramaForm, EnvioDoCronograma>({
    mandar: mutateAsync,
    jaFeito: jaAgendada,
    chave: imersoesData.chave(sessao),
  });
  return (
    <Formulario
      {...dialogo}
      titulo="Agendar imersão"
      rotuloEnviar="Agendar imersão"
      rascunho={`nova/${desafioId}`}
      valoresIniciais={cronogramaVazio}
      aoEnviar={agendar}
    />
  );
}

export function EditarImersaoModal({
  cronograma: atual,
  ...dialogo
}: DoDialogo & { cronograma: ComId<Cronograma> }) {
  const cronograma = useAberto(atual);
  const pedido = useUltimoPedido();
  const { mutateAsync } = useMutation(imersoesData.editar(useSessaoAtiva(), cronograma));
  return (
    <Formulario
      {...dialogo}
      titulo="Editar imersão"
      rotuloEnviar="Salvar Alterações"
      rascunho={cronograma.id}
      valoresIniciais={formDoCronograma(cronograma)}
      aoEnviar={(dados) => mutateAsync({ dados, requestId: pedido(dados) })}
    />
  );
}
