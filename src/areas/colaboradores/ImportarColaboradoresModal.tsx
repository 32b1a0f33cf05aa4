/**
 * Many people at once, pasted or out of a file. They are read, seen, sent, and taken back if
 * need be.
 */
import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Pill.css';
import '@mantine/core/styles/PillsInput.css';
import { Alert, Button, Group, MultiSelect, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { CampoDaTabela } from '@/areas/importacao/CampoDaTabela';
import { ComoFoiLida } from '@/areas/importacao/ComoFoiLida';
import { DialogoDaImportacao } from '@/areas/importacao/DialogoDaImportacao';
import { ResultadoDaImportacao } from '@/areas/importacao/ResultadoDaImportacao';
import { type Andamento, useImportacao } from '@/areas/importacao/useImportacao';
import { useTabela } from '@/areas/importacao/useTabela';
import type { ColaboradorForm } from '@/domain/pessoas/colaborador-form';
import { papeisQueAtribui } from '@/domain/pessoas/colaborador-acoes';
import {
  FORMATO_DOS_COLABORADORES,
  lerImportacao,
  MAXIMO_DE_LINHAS,
} from '@/domain/pessoas/importacao-colaboradores';
import { temFlag } from '@/domain/acesso/quem';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { plural } from '@/ui/texto/formatos';
import { agenteDe } from './agente';
import { colaboradoresData } from './colaboradores.data';
import { PreviaDaImportacao } from './PreviaDaImportacao';

function comoTerminou({ fase, trazidas, recusadas, restantes }: Andamento<unknown, unknown>) {
  if (fase === 'desfeita')
    return { titulo: 'Importação desfeita', texto: 'Os convites que já saíram foram cancelados.' };
  if (fase === 'meioDesfeita') {
    const restam = plural(trazidas.length, 'pessoa continua', 'pessoas continuam');
    return { titulo: 'A importação não foi toda desfeita', texto: `${restam} na empresa.` };
  }
  const inteira = recusadas.length === 0 && restantes.length === 0;
  return {
    titulo: inteira ? 'Colaboradores adicionados com sucesso!' : 'Importação terminada',
    texto: plural(
      trazidas.length,
      'colaborador adicionado e convidado',
      'colaboradores adicionados e convidados',
    ),
  };
}

export function ImportarColaboradoresModal({ aoFechar }: { aoFechar: () => void }) {
  const sessao = useSessaoAtiva();
  const cliente = useQueryClient();
  const { andamento, importar, continuar, desfazer, cancelar } = useImportacao({
    quem: ({ email }: ColaboradorForm) => email,
    enviar: (dados, requestId) => colaboradoresData.adicionarUm(sessao, { dados, requestId }),
    desfazer: ({ colaboradorId }) => colaboradoresData.removerUm(sessao, colaboradorId),
    reler: () => colaboradoresData.reler(sessao, cliente),
  });
  const fonte = useTabela(FORMATO_DOS_COLABORADORES);
  const [setores, definirSetores] = useState<string[]>([]);
  const { linhas, fora } = useMemo(
    () =>
      lerImportacao(fonte.tabela?.linhas ?? [], {
        setores,
        daEmpresa: sessao.empresa.setores,
        papeis: papeisQueAtribui(agenteDe(sessao)),
      }),
    [fonte.tabela, setores, sessao],
  );
  const prontas = linhas.filter(({ dados }) => dados !== undefined).length;
  const erradas = linhas.length - prontas;
  const ocupada = andamento.fase === 'enviando' || andamento.fase === 'desfazendo';

  return (
    <DialogoDaImportacao
      titulo="Importar colaboradores"
      sujo={andamento.fase === 'parada' && (fonte.temAlgo || setores.length > 0)}
      ocupada={ocupada}
      aoFechar={aoFechar}
    >
      {(sair) =>
        andamento.fase !== 'parada' ? (
          <ResultadoDaImportacao
            andamento={andamento}
            enviando="Enviando convites"
            {...comoTerminou(andamento)}
            semResposta="O que ficou sem resposta pode ter chegado. Enviar de novo não convida ninguém duas vezes."
            aoCancelar={cancelar}
            aoContinuar={() => void continuar()}
            aoDesfazer={
              andamento.trazidas.length > 0 && temFlag(sessao.quem, [2, 'remover'])
                ? () => void desfazer()
                : undefined
            }
            aoFechar={aoFechar}
          />
        ) : (
          <Stack>
            <Text size="sm">
              Copie as linhas da planilha e cole abaixo, ou escolha um arquivo .xlsx ou .csv. Basta a coluna
              de e-mail; nome, telefone, setores, perfil e data de nascimento são lidos pelos títulos. No
              máximo {MAXIMO_DE_LINHAS} pessoas por vez.
            </Text>
            <CampoDaTabela fonte={fonte} colavel />
            <ComoFoiLida fonte={fonte} fora={fora} />
            <MultiSelect
              label="Setores de quem não tem"
              description="Usados nas linhas que não dizem o setor."
              data={sessao.empresa.setores}
              value={setores}
              onChange={definirSetores}
            />
            {linhas.length > 0 && (
              <>
                <Alert color={erradas > 0 ? 'yellow' : 'green'} role="status">
                  {plural(prontas, 'pessoa pronta', 'pessoas prontas')} para importar
                  {erradas > 0
                    ? `; ${plural(erradas, 'linha com problema fica', 'linhas com problema ficam')} de fora.`
                    : '.'}
                </Alert>
                <PreviaDaImportacao linhas={linhas} />
              </>
            )}
            <Group justify="flex-end">
              <Button variant="default" onClick={sair}>
                Cancelar
              </Button>
              <Button disabled={prontas === 0} onClick={() => void importar(linhas)}>
                {prontas === 0 ? 'Importar' : `Importar e convidar ${plural(prontas, 'pessoa', 'pessoas')}`}
              </Button>
            </Group>
          </Stack>
        )
      }
    </DialogoDaImportacao>
  );
}
