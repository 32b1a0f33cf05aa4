/** Questions out of a spreadsheet: read, seen row by row, and stored all or none. */
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import { Alert, Button, Modal, NativeSelect, Stack, Text, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { lerCelulas } from '@/areas/relatorio/lerCelulas';
import type { ComId } from '@/domain/comum/campos';
import { lerTabela } from '@/domain/comum/tabela';
import { lerPerguntas, LIMITES_DAS_PERGUNTAS } from '@/domain/diagnostico/importacao-perguntas';
import type { Questionario } from '@/domain/diagnostico/questionario';
import type { Rascunho } from '@/domain/diagnostico/versao';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { CampoDeArquivos } from '@/ui/formulario/CampoDeArquivos';
import { mensagemDoErro } from '@/ui/moldura/erro';
import { useCelular } from '@/ui/moldura/useCelular';
import { useDevolverFoco } from '@/ui/moldura/useDevolverFoco';
import { plural } from '@/ui/texto/formatos';
import { comId, importarPerguntas } from './arquivos.data';
import { FimDoDialogo } from '../FimDoDialogo';
import { ListaDeFrases } from './ListaDeFrases';

interface Props {
  questionario: Pick<ComId<Questionario>, 'id' | 'idProjeto'>;
  rascunho: Pick<Rascunho, 'grupos' | 'perguntas' | 'tipos'>;
  aoFechar: () => void;
}

/** Rows of what was pasted, or why it cannot be read. */
function celulasDo(texto: string): { celulas: string[][]; erro?: string } {
  try {
    return { celulas: texto.trim() === '' ? [] : lerTabela(texto, LIMITES_DAS_PERGUNTAS).celulas };
  } catch (falha) {
    return { celulas: [], erro: mensagemDoErro(falha) };
  }
}

export function ImportarPerguntasModal({ questionario, rascunho, aoFechar }: Props) {
  useDevolverFoco(true);
  const celular = useCelular();
  const { mutate, isPending, error } = useMutation(importarPerguntas(useSessaoAtiva()));
  const [colado, colar] = useState('');
  const [doArquivo, definirArquivo] = useState<{ nome: string; tamanho: number; celulas: string[][] }>();
  const [erroDoArquivo, definirErro] = useState<string>();
  const [tipoPadrao, escolherTipo] = useState('');
  const dasLinhas = celulasDo(doArquivo ? '' : colado);
  const celulas = doArquivo?.celulas ?? dasLinhas.celulas;
  const lida = useMemo(
    () =>
      celulas.length === 0
        ? undefined
        : lerPerguntas(celulas, {
            ...rascunho,
            idQuestionario: questionario.id,
            idProjeto: questionario.idProjeto,
            tipoPadrao,
          }),
    [celulas, rascunho, questionario, tipoPadrao],
  );
  const novas = useMemo(() => (lida?.linhas ?? []).map(({ form }) => comId(form)), [lida]);
  const abrir = async (arquivo: File) => {
    definirErro(undefined);
    definirArquivo(undefined);
    try {
      definirArquivo({
        nome: arquivo.name,
        tamanho: arquivo.size,
        celulas: await lerCelulas(arquivo, LIMITES_DAS_PERGUNTAS),
      });
    } catch (falha) {
      definirErro(mensagemDoErro(falha));
    }
  };
  const nomeDoGrupo = (id: string) => rascunho.grupos.find((grupo) => grupo.id === id)?.nome ?? '';
  return (
    <Modal
      opened
      onClose={aoFechar}
      title="Importar perguntas"
      size="xl"
      fullScreen={celular}
      closeOnClickOutside={false}
    >
      <Stack>
        <Text size="sm">
          Os títulos da primeira linha dizem o que é cada coluna: Ordem, Pergunta, Descrição e Grupo. Tipo de
          resposta, Obrigatória, Inversa e Peso também são lidos. Os grupos precisam estar no questionário. No
          máximo {LIMITES_DAS_PERGUNTAS.linhas} perguntas; se uma linha não couber, nenhuma entra.
        </Text>
        <Textarea
          label="Linhas da planilha"
          data-autofocus
          autosize
          minRows={4}
          maxRows={10}
          disabled={doArquivo !== undefined}
          value={colado}
          error={dasLinhas.erro}
          onChange={({ currentTarget }) => colar(currentTarget.value)}
        />
        <CampoDeArquivos
          rotulo="Arquivo .xlsx ou .csv"
          aceitos={['.xlsx', '.csv', '.txt', '.tsv']}
          multiplos={false}
          arquivos={doArquivo ? [{ id: 'arquivo', nome: doArquivo.nome, tamanho: doArquivo.tamanho }] : []}
          erro={erroDoArquivo}
          aoEscolher={([arquivo]) => {
            if (arquivo) void abrir(arquivo);
          }}
          aoRemover={() => definirArquivo(undefined)}
        />
        <NativeSelect
          label="Tipo de resposta das linhas que não dizem um"
          value={tipoPadrao}
          onChange={({ currentTarget }) => escolherTipo(currentTarget.value)}
          data={[
            { value: '', label: 'Nenhum: cada linha precisa dizer' },
            ...rascunho.tipos.map(({ id, nome }) => ({ value: id, label: nome })),
          ]}
        />
        {lida && lida.problemas.length > 0 ? (
          <Alert color="red" role="status" title="Nada será importado enquanto houver problemas">
            <ListaDeFrases
              frases={lida.problemas}
              eMais={(mais) => `E mais ${plural(mais, 'problema', 'problemas')}.`}
            />
          </Alert>
        ) : null}
        {lida && lida.linhas.length > 0 ? (
          <section aria-label="O que será importado">
            <Text fw={600}>{plural(lida.linhas.length, 'pergunta lida', 'perguntas lidas')}</Text>
            <ListaDeFrases
              frases={lida.linhas.map(({ form }) => `${form.nome} (${nomeDoGrupo(form.grupo)})`)}
              eMais={(mais) => `E mais ${mais}.`}
            />
          </section>
        ) : null}
        <FimDoDialogo titulo="Nenhuma pergunta foi importada" erro={error} aoFechar={aoFechar}>
          <Button
            disabled={!lida || lida.problemas.length > 0}
            loading={isPending}
            onClick={() => mutate(novas, { onSuccess: aoFechar })}
          >
            {lida && lida.problemas.length === 0
              ? `Importar ${plural(lida.linhas.length, 'pergunta', 'perguntas')}`
              : 'Importar'}
          </Button>
        </FimDoDialogo>
      </Stack>
    </Modal>
  );
}
