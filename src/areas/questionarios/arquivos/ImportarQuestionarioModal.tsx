/** A whole questionnaire out of a file: read, seen, given a project and a period, and stored whole or not at all. */
import { Button, Stack, Text, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { MEGABYTES_DO_QUESTIONARIO } from '@/domain/diagnostico/arquivo/formato';
import type { QuestionarioLido } from '@/domain/diagnostico/arquivo/ler';
import { comValores, type Valores, valorServe } from '@/domain/diagnostico/arquivo/valores';
import { registrosDoArquivo } from '@/domain/diagnostico/arquivo/registros';
import { type QuestionarioForm, questionarios } from '@/domain/diagnostico/questionario';
import { para } from '@/domain/telas/enderecos';
import { novoId } from '@/firebase/dados/collection';
import { useProjetoEscolhido } from '@/firebase/sessao/projetoEscolhido';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { CampoDeArquivos } from '@/ui/formulario/CampoDeArquivos';
import { CampoDePeriodo } from '@/ui/formulario/CampoDePeriodo';
import { DialogoDaImportacao } from '@/areas/importacao/DialogoDaImportacao';
import { mensagemDoErro } from '@/ui/moldura/erro';
import { CampoDoProjeto } from '../CampoDoProjeto';
import { FimDoDialogo } from '../FimDoDialogo';
import { tiposDeRespostasData } from '../tiposDeRespostas.data';
import { abrirQuestionario } from './abrirQuestionario';
import { importarQuestionario } from './importarQuestionario.data';
import { OQueVem } from './OQueVem';
import { QuantoVale } from './QuantoVale';

interface Aberto {
  nome: string;
  tamanho: number;
  lido: QuestionarioLido;
  /** Ids of what it becomes, by what it is in the file: sending it again stores nothing twice. */
  idDe: (oQue: string) => string;
}

function idsDoArquivo() {
  const ids = new Map<string, string>();
  return (oQue: string) => {
    const id = ids.get(oQue) ?? novoId();
    ids.set(oQue, id);
    return id;
  };
}

type Escolhas = Pick<QuestionarioForm, 'nome' | 'idProjeto' | 'dataAtuacao' | 'dataVigencia'>;

export function ImportarQuestionarioModal({ aoFechar }: { aoFechar: () => void }) {
  const navegar = useNavigate();
  const sessao = useSessaoAtiva();
  const { mutate, isPending, error } = useMutation(importarQuestionario(sessao));
  const { data: tipos } = useQuery(tiposDeRespostasData.todos(sessao));
  const escolhido = useProjetoEscolhido(sessao);
  const [aberto, definirAberto] = useState<Aberto>();
  const [erroDoArquivo, definirErro] = useState<string>();
  const [escolhas, escolher] = useState<Escolhas>({
    nome: '',
    idProjeto: escolhido?.id ?? '',
    dataAtuacao: '',
    dataVigencia: '',
  });
  const [tentou, tentar] = useState(false);

  const [valores, darValores] = useState<Valores>(new Map());
  const doArquivo = aberto?.lido.arquivo;
  const arquivo = useMemo(() => doArquivo && comValores(doArquivo, valores), [doArquivo, valores]);
  const conferido = useMemo(
    () => questionarios.form.safeParse({ ...arquivo?.questionario, fases: [], ...escolhas }),
    [arquivo, escolhas],
  );
  const erroDe = (campo: keyof Escolhas) =>
    tentou ? conferido.error?.issues.find(({ path }) => path[0] === campo)?.message : undefined;
  const registros = useMemo(
    () =>
      aberto && arquivo && tipos
        ? registrosDoArquivo(arquivo, { ...arquivo.questionario, fases: [], ...escolhas }, tipos, aberto.idDe)
        : undefined,
    [aberto, arquivo, tipos, escolhas],
  );
  const recusa =
    registros && registros.tipos.length > 0 && !tiposDeRespostasData.pode(sessao, 'create')
      ? 'O arquivo traz tipos de resposta que a empresa não tem, e o seu perfil não cria tipos de resposta.'
      : undefined;

  const abrir = async (escolhidoAgora: File) => {
    definirErro(undefined);
    definirAberto(undefined);
    darValores(new Map());
    try {
      const lido = await abrirQuestionario(escolhidoAgora);
      definirAberto({ nome: escolhidoAgora.name, tamanho: escolhidoAgora.size, lido, idDe: idsDoArquivo() });
      if (!lido.arquivo) return;
      const { nome, dataAtuacao, dataVigencia } = lido.arquivo.questionario;
      escolher((antes) => ({ ...antes, nome, dataAtuacao, dataVigencia }));
    } catch (falha) {
      definirErro(mensagemDoErro(falha));
    }
  };
  const importar = () => {
    tentar(true);
    if (!registros || !conferido.success || ![...valores.values()].flat().every(valorServe)) return;
    const { questionario } = registros;
    mutate(
      { ...registros, questionario: { id: questionario.id, form: conferido.data } },
      {
        onSuccess: () => {
          aoFechar();
          void navegar(para('/questionarios/:questionarioId', { questionarioId: questionario.id }));
        },
      },
    );
  };
  return (
    <DialogoDaImportacao
      titulo="Importar questionário"
      tamanho="lg"
      sujo={aberto !== undefined}
      ocupada={isPending}
      aoFechar={aoFechar}
    >
      {(sair) => (
        <form
          onSubmit={(evento) => {
            evento.preventDefault();
            importar();
          }}
        >
          <Stack>
            <Text size="sm">
              Um questionário exportado daqui (.json), do SurveyJS (.json) ou do LimeSurvey (.lss ou .lsq), de
              até {MEGABYTES_DO_QUESTIONARIO} MB. Ele entra como rascunho; se uma parte não couber, nada
              entra.
            </Text>
            <CampoDeArquivos
              rotulo="Arquivo .json, .lss ou .lsq"
              aceitos={['.json', '.lss', '.lsg', '.lsq']}
              multiplos={false}
              primeiro
              arquivos={aberto ? [{ id: 'arquivo', nome: aberto.nome, tamanho: aberto.tamanho }] : []}
              erro={erroDoArquivo}
              aoEscolher={([um]) => {
                if (um) void abrir(um);
              }}
              aoRemover={() => definirAberto(undefined)}
            />
            {aberto ? (
              <OQueVem
                lido={aberto.lido}
                arquivo={arquivo}
                tiposNovos={registros?.tipos.length}
                recusa={recusa}
              />
            ) : null}
            {doArquivo ? <QuantoVale arquivo={doArquivo} valores={valores} aoMudar={darValores} /> : null}
            {arquivo ? (
              <>
                <TextInput
                  label="Nome"
                  value={escolhas.nome}
                  error={erroDe('nome')}
                  onChange={({ currentTarget: { value: nome } }) => escolher((antes) => ({ ...antes, nome }))}
                />
                <CampoDoProjeto
                  valor={escolhas.idProjeto}
                  aoMudar={(idProjeto) => escolher((antes) => ({ ...antes, idProjeto }))}
                  fixo={false}
                  erro={erroDe('idProjeto')}
                />
                <CampoDePeriodo
                  rotulo="Período para responder"
                  ajuda="Do primeiro ao último dia, no horário de Brasília."
                  valor={[escolhas.dataAtuacao, escolhas.dataVigencia]}
                  aoMudar={(dataAtuacao, dataVigencia) =>
                    escolher((antes) => ({ ...antes, dataAtuacao, dataVigencia }))
                  }
                  erros={[erroDe('dataAtuacao'), erroDe('dataVigencia')]}
                />
              </>
            ) : null}
            <FimDoDialogo titulo="O questionário não foi importado" erro={error} aoFechar={sair}>
              <Button type="submit" disabled={!registros || recusa !== undefined} loading={isPending}>
                Importar questionário
              </Button>
            </FimDoDialogo>
          </Stack>
        </form>
      )}
    </DialogoDaImportacao>
  );
}
