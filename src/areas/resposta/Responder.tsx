/** Answers a questionnaire on this device, however the person came to it (part 3 §4). */
import { Alert, Button, Checkbox, Stack, Text, Title } from '@mantine/core';
import '@mantine/core/styles/Checkbox.css';
import { useState, useSyncExternalStore } from 'react';
import { mensagemDoErro } from '@/domain/comum/erros';
import { respostasDa } from '@/domain/diagnostico/folha';
import { Carregando } from '@/ui/pagina/Carregando';
import { EmptyState } from '@/ui/pagina/EmptyState';
import { ErrorState } from '@/ui/pagina/ErrorState';
import type { Acesso, Lida } from './aparelho/abertura';
import { finalizarFolha } from './aparelho/finalizarFolha';
import type { FolhaAberta } from './aparelho/folhaAberta';
import { useAbertura } from './aparelho/useAbertura';
import { Assistente } from './assistente/Assistente';
import { RespostasLidas } from './assistente/RespostasLidas';
import { SituacaoDaFolha } from './assistente/SituacaoDaFolha';

interface Saidas {
  aoFinalizar: () => void;
  aoPausar: () => void;
}

const MUDARAM =
  'Há respostas suas de outro aparelho que ainda não estavam aqui. Confira-as e finalize de novo.';

function FolhaNaTela({
  lida,
  folha,
  acesso,
  aoFinalizar,
  aoPausar,
}: Saidas & { lida: Lida; folha: FolhaAberta; acesso: Acesso }) {
  const estado = useSyncExternalStore(folha.assinar, folha.estado);
  const [finalizando, definirFinalizando] = useState(false);
  const [recado, definirRecado] = useState<string | null>(null);
  const [relatorio, definirRelatorio] = useState(false);

  async function finalizar() {
    definirRecado(null);
    definirFinalizando(true);
    try {
      if (await finalizarFolha(folha, acesso.finalizar, { contato: null, relatorio })) aoFinalizar();
      else definirRecado(MUDARAM);
    } catch (erro) {
      definirRecado(mensagemDoErro(erro));
    } finally {
      definirFinalizando(false);
    }
  }
  async function pausar() {
    await folha.enviar();
    const { semRede, recusa } = folha.estado();
    if (semRede)
      definirRecado(
        'Sem conexão. As respostas estão salvas neste aparelho e serão enviadas quando ela voltar.',
      );
    else if (recusa === null) aoPausar();
  }
  const aviso = estado.recusa ?? recado;
  return (
    <Assistente
      questionario={lida.questionario}
      respostas={estado.respostas}
      conflitos={estado.caixa.conflitos}
      step={estado.step}
      aoResponder={folha.responder}
      aoEscolher={folha.escolher}
      aoIr={folha.irPara}
      aoPausar={() => void pausar()}
      aoFinalizar={() => void finalizar()}
      finalizando={finalizando}
      situacao={<SituacaoDaFolha estado={estado} />}
      recado={
        aviso === null ? null : (
          <Alert color={estado.recusa === null ? 'orange' : 'red'} role="alert">
            {aviso}
            {estado.recusa === null ? '' : ' O que você digitou continua salvo neste aparelho.'}
          </Alert>
        )
      }
      aoFim={
        lida.enviarRetornoEmail ? (
          <Checkbox
            size="md"
            label="Desejo receber relatório simples de autoavaliação por e-mail"
            checked={relatorio}
            onChange={({ currentTarget }) => definirRelatorio(currentTarget.checked)}
          />
        ) : null
      }
    />
  );
}

function Fechada({ lida, sobrou }: { lida: Lida; sobrou: Parameters<typeof naoEnviadas>[0] }) {
  const restos = naoEnviadas(sobrou);
  return (
    <Stack>
      <Alert color="gray">{lida.fechada}</Alert>
      {Object.keys(restos).length > 0 ? (
        <Stack>
          <Text fw={600}>Respostas que ficaram só neste aparelho e não foram enviadas:</Text>
          <RespostasLidas
            questionario={{
              ...lida.questionario,
              perguntas: lida.questionario.perguntas.filter(({ id }) => id in restos),
            }}
            respostas={restos}
          />
        </Stack>
      ) : null}
      <RespostasLidas questionario={lida.questionario} respostas={respostasDa(lida.folha.guardadas)} />
    </Stack>
  );
}
const naoEnviadas = (
  sobrou: Readonly<Record<string, { resposta: ReturnType<typeof respostasDa>[string] }>>,
) => Object.fromEntries(Object.entries(sobrou).map(([id, { resposta }]) => [id, resposta]));

export function Responder({ acesso, ...saidas }: Saidas & { acesso: Acesso }) {
  const { abertura, abrir } = useAbertura(acesso);
  switch (abertura.tipo) {
    case 'abrindo':
      return <Carregando />;
    case 'falhou':
      return (
        <ErrorState
          titulo="Não foi possível abrir o questionário"
          erro={abertura.erro}
          aoTentarDeNovo={() => abrir(false)}
        />
      );
    case 'ocupada':
    case 'perdida':
      return (
        <EmptyState
          titulo="Este questionário está aberto em outra aba"
          texto="Continue lá, ou traga-o para esta aba: nada do que você respondeu se perde."
          acao={<Button onClick={() => abrir(true)}>Continuar nesta aba</Button>}
        />
      );
    case 'fechada':
      return <Fechada lida={abertura.lida} sobrou={abertura.sobrou} />;
    case 'aberta':
      return (
        <Stack maw="46rem" mx="auto" w="100%">
          <div>
            <Title order={1}>{abertura.lida.questionario.nome}</Title>
            <Text c="dimmed">{abertura.lida.projeto}</Text>
          </div>
          <FolhaNaTela lida={abertura.lida} folha={abertura.folha} acesso={acesso} {...saidas} />
        </Stack>
      );
  }
}
