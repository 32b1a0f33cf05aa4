/** Questions out of a spreadsheet: read, seen row by row, and stored all or none. */
import { Alert, Button, NativeSelect, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { CriarNoLugar } from '@/areas/cadastro/CriarNoLugar';
import { CampoDaTabela } from '@/areas/importacao/CampoDaTabela';
import { ComoFoiLida } from '@/areas/importacao/ComoFoiLida';
import { DialogoDaImportacao } from '@/areas/importacao/DialogoDaImportacao';
import { useTabela } from '@/areas/importacao/useTabela';
import type { ComId } from '@/domain/comum/campos';
import { FORMATO_DAS_PERGUNTAS, lerPerguntas } from '@/domain/diagnostico/importacao-perguntas';
import type { Questionario } from '@/domain/diagnostico/questionario';
import type { Rascunho } from '@/domain/diagnostico/versao';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { aoAbrir } from '@/ui/moldura/aoAbrir';
import { plural } from '@/ui/texto/formatos';
import { comId, importarPerguntas } from './arquivos.data';
import { FimDoDialogo } from '../FimDoDialogo';
import { tiposDeRespostasData } from '../tiposDeRespostas.data';
import { ListaDeFrases } from './ListaDeFrases';

const TipoDeRespostaFormModal = aoAbrir(() =>
  import('../TipoDeRespostaFormModal').then((m) => m.TipoDeRespostaFormModal),
);

interface Props {
  questionario: Pick<ComId<Questionario>, 'id' | 'idProjeto'>;
  rascunho: Pick<Rascunho, 'grupos' | 'perguntas' | 'tipos'>;
  aoFechar: () => void;
}

export function ImportarPerguntasModal({ questionario, rascunho, aoFechar }: Props) {
  const sessao = useSessaoAtiva();
  const { mutate, isPending, error } = useMutation(importarPerguntas(sessao));
  const fonte = useTabela(FORMATO_DAS_PERGUNTAS);
  const [tipoPadrao, escolherTipo] = useState('');
  const linhas = fonte.tabela?.recusa === undefined ? fonte.tabela?.linhas : undefined;
  const lida = useMemo(
    () =>
      linhas === undefined
        ? undefined
        : lerPerguntas(linhas, {
            ...rascunho,
            idQuestionario: questionario.id,
            idProjeto: questionario.idProjeto,
            tipoPadrao,
          }),
    [linhas, rascunho, questionario, tipoPadrao],
  );
  const novas = useMemo(() => (lida?.linhas ?? []).map(({ form }) => comId(form)), [lida]);
  const nomeDoGrupo = (id: string) => rascunho.grupos.find((grupo) => grupo.id === id)?.nome ?? '';
  return (
    <DialogoDaImportacao
      titulo="Importar perguntas"
      sujo={fonte.temAlgo}
      ocupada={isPending}
      aoFechar={aoFechar}
    >
      {(sair) => (
        <Stack>
          <Text size="sm">
            Os títulos da primeira linha dizem o que é cada coluna: Ordem, Pergunta, Descrição e Grupo. Tipo
            de resposta, Obrigatória, Inversa e Peso também são lidos. Os grupos precisam estar no
            questionário. No máximo {FORMATO_DAS_PERGUNTAS.limites.linhas} perguntas; se uma linha não couber,
            nenhuma entra.
          </Text>
          <CampoDaTabela fonte={fonte} colavel />
          <ComoFoiLida fonte={fonte} fora={lida?.fora ?? []} />
          <CriarNoLugar<ComId<{ nome: string }>>
            oQue="tipo de resposta"
            pode={tiposDeRespostasData.pode(sessao, 'create')}
            vazio={rascunho.tipos.length === 0}
            formulario={(props) => <TipoDeRespostaFormModal {...props} />}
            aoCriar={({ id }) => escolherTipo(id)}
          >
            <NativeSelect
              label="Tipo de resposta das linhas que não dizem um"
              value={tipoPadrao}
              onChange={({ currentTarget }) => escolherTipo(currentTarget.value)}
              data={[
                { value: '', label: 'Nenhum: cada linha precisa dizer' },
                ...rascunho.tipos.map(({ id, nome }) => ({ value: id, label: nome })),
              ]}
            />
          </CriarNoLugar>
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
          <FimDoDialogo titulo="Nenhuma pergunta foi importada" erro={error} aoFechar={sair}>
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
      )}
    </DialogoDaImportacao>
  );
}
