/** The page of a questionnaire that was read: its head, its groups in order, and questions whose group is gone. */
import '@mantine/core/styles/Paper.css';
import { Button, Paper, Stack, Text, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ComId } from '@/domain/comum/campos';
import { ErroDoProduto } from '@/domain/comum/erros';
import { type Grupo, MAXIMO_DE_GRUPOS, MAXIMO_DE_PERGUNTAS } from '@/domain/diagnostico/grupo';
import { mostrarSeEmPalavras, recusaDaOrdem } from '@/domain/diagnostico/mostrar-se';
import { emLugar, type Mudanca, mover, proximoLugar } from '@/domain/diagnostico/ordem';
import type { Pergunta } from '@/domain/diagnostico/pergunta';
import type { Questionario } from '@/domain/diagnostico/questionario';
import type { TipoDeResposta } from '@/domain/diagnostico/tipo-de-resposta';
import { caminhoDaTela } from '@/domain/telas/nomes';
import { RegistrosIlegiveis } from '@/ui/lista/RegistrosIlegiveis';
import { aoAbrir } from '@/ui/moldura/aoAbrir';
import { avisarErro } from '@/ui/moldura/avisos';
import { Breadcrumbs } from '@/ui/pagina/Breadcrumbs';
import { plural } from '@/ui/texto/formatos';
import { idDoLugar } from '../publicacao/Problemas';
import { Publicacao } from '../publicacao/Publicacao';
import { BotoesDoItem } from './BotoesDoItem';
import { CabecaDoQuestionario } from './CabecaDoQuestionario';
import { GrupoInteiro, ordemDa, PerguntasEmOrdem } from './GrupoInteiro';
import { ListaOrdenavel } from './ListaOrdenavel';
import classes from './ListaOrdenavel.module.css';
import { useAcoesDasPerguntas, useAcoesDosGrupos } from './useAcoes';

const GrupoFormModal = aoAbrir(() => import('../GrupoFormModal').then((m) => m.GrupoFormModal));
const PerguntaFormModal = aoAbrir(() => import('../PerguntaFormModal').then((m) => m.PerguntaFormModal));

const ordemDoGrupo = ({ ordemQuestionario }: Grupo) => ordemQuestionario;

/** The records in their new places. */
const comLugares = <T extends { id: string }, C extends keyof T>(
  registros: readonly T[],
  campo: C,
  mudancas: readonly Mudanca[],
): T[] => {
  const lugares = new Map(mudancas.map(({ id, lugar }) => [id, lugar]));
  return registros.map((um) => ({ ...um, [campo]: lugares.get(um.id) ?? um[campo] }));
};

interface Props {
  questionario: ComId<Questionario>;
  grupos: readonly ComId<Grupo>[];
  perguntas: readonly ComId<Pergunta>[];
  /** Records that could not be read. */
  ilegiveis: number;
  /** Absent while they are read, and for people who may not read them. */
  tipos: readonly ComId<TipoDeResposta>[] | undefined;
}

export function QuestionarioInteiro({ questionario, grupos, perguntas, ilegiveis, tipos }: Props) {
  const dosGrupos = useAcoesDosGrupos();
  const dasPerguntas = useAcoesDasPerguntas();
  const { id: idQuestionario, idProjeto } = questionario;
  const emOrdem = emLugar(grupos, ordemDoGrupo);
  const rascunho = tipos && { questionario, grupos, perguntas, tipos };
  const de = (id: string) => perguntas.filter(({ grupo }) => grupo === id);
  const semGrupo = perguntas.filter(({ grupo }) => !grupos.some(({ id }) => id === grupo));
  /** False after saying why: a question would come before one that it depends on. */
  const podeMover = (depois: { grupos: typeof grupos; perguntas: typeof perguntas }) => {
    const recusa = recusaDaOrdem({ grupos, perguntas }, depois);
    if (recusa) avisarErro(new ErroDoProduto(recusa));
    return recusa === undefined;
  };
  const moverGrupo = (mudancas: Mudanca[]) =>
    podeMover({ grupos: comLugares(grupos, 'ordemQuestionario', mudancas), perguntas }) &&
    dosGrupos.mover?.(mudancas) === undefined;
  const daLista = {
    tipos,
    ocupado: dasPerguntas.ocupado,
    quando: ({ mostrarSe }: ComId<Pergunta> | ComId<Grupo>) =>
      mostrarSeEmPalavras(mostrarSe, (id) => perguntas.find((uma) => uma.id === id)?.nome),
    aoMover:
      dasPerguntas.mover &&
      ((mudancas: Mudanca[]) =>
        podeMover({ grupos, perguntas: comLugares(perguntas, 'ordem', mudancas) }) &&
        dasPerguntas.mover?.(mudancas) === undefined),
    acoes: (pergunta: ComId<Pergunta>) => (
      <BotoesDoItem acoes={dasPerguntas.acoes(pergunta)} nome={pergunta.nome} />
    ),
  };
  const adicionarPergunta = (grupo: string) =>
    dasPerguntas.podeCriar && perguntas.length < MAXIMO_DE_PERGUNTAS
      ? () =>
          dasPerguntas.abrir({
            inicial: { grupo, idQuestionario, idProjeto, ordem: proximoLugar(de(grupo), ordemDa) },
          })
      : undefined;
  return (
    <Stack gap="lg">
      <Breadcrumbs itens={caminhoDaTela('/questionarios/:questionarioId', questionario.nome)} />
      <CabecaDoQuestionario
        questionario={questionario}
        rascunho={rascunho}
        resumo={`${plural(grupos.length, 'grupo', 'grupos')}, ${plural(perguntas.length, 'pergunta', 'perguntas')}`}
      />
      {rascunho ? <Publicacao questionario={questionario} rascunho={rascunho} ilegiveis={ilegiveis} /> : null}
      <RegistrosIlegiveis quantos={ilegiveis} />
      <Title order={2} size="h3">
        Grupos
      </Title>
      <ListaOrdenavel
        rotulo="Grupos do questionário"
        itens={emOrdem}
        lugarDo={({ id }) => idDoLugar({ tipo: 'grupo', id })}
        nomeDo={({ nome }) => `o grupo ${nome}`}
        aoMover={
          dosGrupos.mover && ((origem, destino) => moverGrupo(mover(emOrdem, ordemDoGrupo, origem, destino)))
        }
        ocupado={dosGrupos.ocupado}
        acoes={(grupo) => <BotoesDoItem acoes={dosGrupos.acoes(grupo)} nome={`o grupo ${grupo.nome}`} />}
      >
        {(grupo) => (
          <Paper withBorder p="md">
            <GrupoInteiro
              {...daLista}
              grupo={grupo}
              perguntas={de(grupo.id)}
              pesoTotal={grupos.reduce((soma, { pesoNota }) => soma + pesoNota, 0)}
              aoAdicionar={adicionarPergunta(grupo.id)}
            />
          </Paper>
        )}
      </ListaOrdenavel>
      {semGrupo.length > 0 ? (
        <Stack gap="xs" component="section" aria-label="Perguntas sem grupo">
          <Title order={2} size="h3">
            Perguntas sem grupo
          </Title>
          <Text size="sm">O grupo delas foi removido: edite cada uma para escolher outro, ou remova-a.</Text>
          <PerguntasEmOrdem
            {...daLista}
            rotulo="Perguntas sem grupo"
            perguntas={semGrupo}
            aoMover={undefined}
          />
        </Stack>
      ) : null}
      {dosGrupos.podeCriar && grupos.length < MAXIMO_DE_GRUPOS ? (
        <Button
          className={classes.comeco}
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() =>
            dosGrupos.abrir({
              inicial: { idQuestionario, idProjeto, ordemQuestionario: proximoLugar(grupos, ordemDoGrupo) },
            })
          }
        >
          Adicionar grupo
        </Button>
      ) : null}
      {dosGrupos.aberto ? (
        <GrupoFormModal {...dosGrupos.aberto} aoFechar={() => dosGrupos.abrir(undefined)} />
      ) : null}
      {dasPerguntas.aberto ? (
        <PerguntaFormModal {...dasPerguntas.aberto} aoFechar={() => dasPerguntas.abrir(undefined)} />
      ) : null}
    </Stack>
  );
}
