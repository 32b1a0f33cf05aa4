/** An event of an immersion: when, what and where (part 2 §5). */
import { Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useAtoPorFuncao } from '@/areas/cadastro/useAtoPorFuncao';
import type { ComId } from '@/domain/comum/campos';
import { diaDe } from '@/domain/comum/datas';
import type { Cronograma, Evento } from '@/domain/imersoes/cronograma';
import { type EventoForm, eventoFormDe, eventoVazio, formDoEvento } from '@/domain/imersoes/imersao-form';
import { useUltimoPedido } from '@/firebase/chamadas/usePedido';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { CampoDeData } from '@/ui/formulario/CampoDeData';
import { CampoDeHora } from '@/ui/formulario/CampoDeHora';
import { FormModal } from '@/ui/formulario/FormModal';
import { useAberto } from '@/ui/formulario/useAberto';
import { data } from '@/ui/texto/formatos';
import { type EnvioDoEvento, imersoesData } from './imersoes.data';

interface DoDialogo {
  cronograma: ComId<Cronograma>;
  aoFechar: () => void;
}

interface DoFormulario extends DoDialogo {
  titulo: string;
  rotuloEnviar: string;
  rascunho: string;
  valoresIniciais: EventoForm;
  aoEnviar: (form: EventoForm) => Promise<unknown>;
}

function Formulario({ cronograma, rascunho, ...resto }: DoFormulario) {
  const { uid, contexto } = useSessaoAtiva();
  return (
    <FormModal
      aberto
      schema={eventoFormDe(cronograma)}
      doRegistro={(valores: EventoForm) => valores}
      rascunhoKey={`${uid}/${contexto.empresaId}/evento/${rascunho}`}
      {...resto}
    >
      {(form) => (
        <>
          <CampoDeData
            label="Dia"
            description={`Depois do fim das inscrições, em ${data(cronograma.terminoIncricao)}.`}
            minimo={diaDe(cronograma.terminoIncricao)}
            {...form.getInputProps('dia')}
          />
          <CampoDeHora label="Hora" description="No horário de Brasília." {...form.getInputProps('hora')} />
          <Textarea label="Descrição" autosize minRows={2} maxRows={8} {...form.getInputProps('descricao')} />
          <Textarea
            label="Orientação do local"
            description="Onde o evento acontece, e como chegar ou entrar."
            autosize
            minRows={2}
            maxRows={8}
            {...form.getInputProps('orientacaoLocal')}
          />
        </>
      )}
    </FormModal>
  );
}

const jaAnunciado = ({ form }: EnvioDoEvento) => ({
  frase: `O primeiro envio já adicionou o evento "${form.descricao}", em ${data(form.dia)}. O que você mudou depois não foi gravado: um administrador pode corrigir o evento.`,
});

export function AdicionarEventoModal(dialogo: DoDialogo) {
  const sessao = useSessaoAtiva();
  const { mutateAsync } = useMutation(imersoesData.anunciar(sessao, dialogo.cronograma.id));
  const anunciar = useAtoPorFuncao<EventoForm, EnvioDoEvento>({
    mandar: mutateAsync,
    jaFeito: jaAnunciado,
    chave: imersoesData.chave(sessao),
  });
  return (
    <Formulario
      {...dialogo}
      titulo="Adicionar evento"
      rotuloEnviar="Adicionar evento"
      rascunho={`novo/${dialogo.cronograma.id}`}
      valoresIniciais={eventoVazio}
      aoEnviar={anunciar}
    />
  );
}

export function EditarEventoModal({ evento: atual, ...dialogo }: DoDialogo & { evento: ComId<Evento> }) {
  const evento = useAberto(atual);
  const pedido = useUltimoPedido();
  const { mutateAsync } = useMutation(
    imersoesData.editarEvento(useSessaoAtiva(), dialogo.cronograma.id, evento),
  );
  return (
    <Formulario
      {...dialogo}
      titulo="Editar evento"
      rotuloEnviar="Salvar Alterações"
      rascunho={evento.id}
      valoresIniciais={formDoEvento(evento)}
      aoEnviar={(dados) => mutateAsync({ dados, requestId: pedido(dados) })}
    />
  );
}
