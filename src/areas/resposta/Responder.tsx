/** Answers a questionnaire on this device, however the person came to it (part 3 §4). */
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { diaEscrito } from '@/domain/comum/datas';
import { mensagemDoErro } from '@/domain/comum/erros';
import { respostasDa } from '@/domain/diagnostico/folha';
import { fraseAQuemResponde } from '@/domain/diagnostico/frase-a-quem-responde';
import type { Acesso, Deixadas, Finalizada, Lida } from './aparelho/abertura';
import { finalizarFolha } from './aparelho/finalizarFolha';
import type { FolhaAberta } from './aparelho/folhaAberta';
import { useAbertura } from './aparelho/useAbertura';
import { Assistente } from './assistente/Assistente';
import { EsqueletoDoAssistente } from './assistente/EsqueletoDoAssistente';
import { RespostasLidas } from './assistente/RespostasLidas';
import { SituacaoDaFolha } from './assistente/SituacaoDaFolha';
import { CaixaDaEmpresa, CaixaDoRelatorio } from './Caixas';
import { Identificacao, type Identificado } from './link/Identificacao';
import { MeuResultado } from './MeuResultado';
import { Faixa, Recado } from './Recado';

interface Saidas {
  aoFinalizar: (fim: Finalizada) => void;
  aoPausar: () => void;
  /** Under the questions, given the address that is known of somebody who came by a link. */
  aoLado?: (email: string) => ReactNode;
}

const MUDARAM =
  'Há respostas suas de outro aparelho que ainda não estavam aqui. Confira-as e finalize de novo.';

const SEM_REDE = 'Sem conexão. As respostas estão salvas neste aparelho e serão enviadas quando ela voltar.';
const SEM_REDE_NEM_GUARDA =
  'Sem conexão, e este navegador não guarda respostas. Deixe esta página aberta: elas serão enviadas quando a conexão voltar.';

function FolhaNaTela({
  lida,
  folha,
  acesso,
  aoFinalizar,
  aoPausar,
  aoLado,
}: Saidas & { lida: Lida; folha: FolhaAberta; acesso: Acesso }) {
  const estado = useSyncExternalStore(folha.assinar, folha.estado);
  const [finalizando, definirFinalizando] = useState(false);
  const [recado, definirRecado] = useState<string | null>(null);
  const [relatorio, definirRelatorio] = useState(false);
  const [falaPelaEmpresa, definirFalaPelaEmpresa] = useState(false);
  const [identificando, definirIdentificando] = useState(false);
  const { porLink } = lida;
  /** Somebody nobody knows says who they are before the questionnaire ends (part 3 §4). */
  const desconhecido = porLink !== undefined && !porLink.identificado;

  async function entregar(quem: { contato: Identificado['contato'] | null; relatorio: boolean }) {
    const fim = await finalizarFolha(folha, lida.questionario, acesso.finalizar, {
      ...quem,
      falaPelaEmpresa,
    });
    if (fim) return aoFinalizar(fim);
    definirIdentificando(false);
    return definirRecado(MUDARAM);
  }
  async function finalizar() {
    definirRecado(null);
    if (desconhecido) return definirIdentificando(true);
    definirFinalizando(true);
    try {
      return await entregar({ contato: null, relatorio });
    } catch (erro) {
      return definirRecado(mensagemDoErro(erro));
    } finally {
      definirFinalizando(false);
    }
  }
  async function pausar() {
    await folha.enviar();
    const { semRede, recusa, soNaPagina } = folha.estado();
    if (semRede) definirRecado(soNaPagina ? SEM_REDE_NEM_GUARDA : SEM_REDE);
    else if (recusa === null) aoPausar();
  }
  const aviso = estado.recusa ?? recado;
  return (
    <>
      <Assistente
        questionario={lida.questionario}
        semente={lida.id}
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
            <Faixa grave={estado.recusa !== null}>
              {aviso}
              {estado.recusa === null
                ? ''
                : ` O que você digitou continua ${estado.soNaPagina ? 'nesta página' : 'salvo neste aparelho'}.`}
            </Faixa>
          )
        }
        aoFim={
          <>
            {lida.questionario.quemResponde === 'PESSOAS' ? (
              <CaixaDaEmpresa marcada={falaPelaEmpresa} aoMudar={definirFalaPelaEmpresa} />
            ) : null}
            {lida.enviarRetornoEmail && !desconhecido ? (
              <CaixaDoRelatorio marcada={relatorio} aoMudar={definirRelatorio} />
            ) : null}
          </>
        }
      />
      {aoLado?.(porLink?.email ?? '')}
      {identificando && porLink ? (
        <Identificacao
          titulo={lida.projeto}
          nome={porLink.nome}
          email={porLink.email}
          ofereceRelatorio={lida.enviarRetornoEmail}
          aoFechar={() => definirIdentificando(false)}
          aoIdentificar={entregar}
        />
      ) : null}
    </>
  );
}

/** Nothing of it is sent before the person says so: somebody else may have sat here. */
function Deixada({
  lida,
  sobrou,
  aoDecidir,
}: {
  lida: Lida;
  sobrou: Parameters<typeof naoEnviadas>[0];
  aoDecidir: (deixadas: Deixadas) => void;
}) {
  return (
    <Stack>
      <Recado
        titulo="Estas respostas são suas?"
        texto="Elas ficaram neste aparelho antes de você entrar e ainda não foram enviadas. Só continue com elas se foi você quem as deu."
      >
        <Group gap="xs">
          <Button variant="default" onClick={() => aoDecidir('descartar')}>
            Não são minhas: descartar
          </Button>
          <Button onClick={() => aoDecidir('minhas')}>São minhas: continuar com elas</Button>
        </Group>
      </Recado>
      <NaoEnviadas lida={lida} restos={naoEnviadas(sobrou)} />
    </Stack>
  );
}

const NaoEnviadas = ({ lida, restos }: { lida: Lida; restos: ReturnType<typeof naoEnviadas> }) => (
  <RespostasLidas
    questionario={{
      ...lida.questionario,
      grupos: lida.questionario.grupos.map(({ mostrarSe: _condicao, ...grupo }) => grupo),
      // All that was left here is shown, whatever it depends on.
      perguntas: lida.questionario.perguntas.flatMap(({ mostrarSe: _condicao, ...pergunta }) =>
        pergunta.id in restos ? [pergunta] : [],
      ),
    }}
    respostas={restos}
  />
);

function Fechada({ lida, sobrou }: { lida: Lida; sobrou: Parameters<typeof naoEnviadas>[0] }) {
  const restos = naoEnviadas(sobrou);
  return (
    <Stack>
      <div>
        <Title order={1}>{lida.questionario.nome}</Title>
        <Text>{lida.fechada}</Text>
      </div>
      {lida.resultado ? <MeuResultado {...lida.resultado} /> : null}
      {Object.keys(restos).length > 0 ? (
        <Stack>
          <Text fw={600}>Respostas que ficaram só neste aparelho e não foram enviadas:</Text>
          <NaoEnviadas lida={lida} restos={restos} />
        </Stack>
      ) : null}
      <RespostasLidas questionario={lida.questionario} respostas={respostasDa(lida.folha.guardadas)} />
    </Stack>
  );
}
const naoEnviadas = (
  sobrou: Readonly<Record<string, { resposta: ReturnType<typeof respostasDa>[string] }>>,
) => Object.fromEntries(Object.entries(sobrou).map(([id, { resposta }]) => [id, resposta]));

/** What it is about, how long it is and until when: whoever comes by an invitation reads it here first. */
function DoQueSeTrata({ questionario: { descricao, grupos, perguntas }, fim }: Lida) {
  const ate = [...grupos, ...perguntas].some(({ mostrarSe }) => mostrarSe) ? 'até ' : '';
  const quantas = perguntas.length === 1 ? 'É 1 pergunta' : `São ${ate}${perguntas.length} perguntas`;
  return (
    <>
      <Text>{descricao}</Text>
      <Text>{`${quantas}, para responder até ${diaEscrito(new Date(fim))}. O que você responde é salvo sozinho, e dá para parar e continuar depois.`}</Text>
    </>
  );
}

/** Who will see what, said before the first question; nothing of what a copy of an earlier version kept. */
function AQuemResponde({ questionario: { quemResponde, minimoDePessoas } }: Pick<Lida, 'questionario'>) {
  if (!quemResponde || minimoDePessoas === undefined) return null;
  return <Text>{fraseAQuemResponde({ quem: quemResponde, minimo: minimoDePessoas })}</Text>;
}

interface Props extends Saidas {
  acesso: Acesso;
  /** Where somebody goes whose questionnaire cannot be opened; a link's visitor has nowhere else. */
  outroCaminho?: ReactNode;
}

export function Responder({ acesso, outroCaminho, ...saidas }: Props) {
  const { abertura, abrir } = useAbertura(acesso);
  switch (abertura.tipo) {
    case 'abrindo':
      return <EsqueletoDoAssistente />;
    case 'falhou':
      return (
        <Recado falha titulo="Não foi possível abrir o questionário" texto={mensagemDoErro(abertura.erro)}>
          <Group gap="xs">
            <Button onClick={() => abrir(false)}>Tentar novamente</Button>
            {outroCaminho}
          </Group>
        </Recado>
      );
    case 'ocupada':
    case 'perdida':
      return (
        <Recado
          titulo="Este questionário está aberto em outra aba"
          texto="Continue lá, ou traga-o para esta aba: nada do que você respondeu se perde."
        >
          <Button onClick={() => abrir(true)}>Continuar nesta aba</Button>
        </Recado>
      );
    case 'deixada':
      return (
        <Deixada
          lida={abertura.lida}
          sobrou={abertura.sobrou}
          aoDecidir={(deixadas) => abrir(false, deixadas)}
        />
      );
    case 'fechada':
      return <Fechada lida={abertura.lida} sobrou={abertura.sobrou} />;
    case 'aberta':
      return (
        <Stack maw="46rem" mx="auto" w="100%">
          <div>
            <Title order={1}>{abertura.lida.questionario.nome}</Title>
            <Text c="dimmed">
              {abertura.lida.projeto}
              {abertura.lida.porLink ? `, pela empresa ${abertura.lida.porLink.empresa}` : ''}
            </Text>
          </div>
          <DoQueSeTrata {...abertura.lida} />
          <AQuemResponde questionario={abertura.lida.questionario} />
          <FolhaNaTela lida={abertura.lida} folha={abertura.folha} acesso={acesso} {...saidas} />
        </Stack>
      );
  }
}
