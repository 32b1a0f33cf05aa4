/**
 * Many people at once, pasted from a spreadsheet or from a CSV file. They are read, seen, sent, and taken back if
 * need be.
 */
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Pill.css';
import '@mantine/core/styles/PillsInput.css';
import { Alert, Button, Group, Modal, MultiSelect, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { papeisQueAtribui } from '@/domain/pessoas/colaborador-acoes';
import { mensagemDoErro } from '@/domain/comum/erros';
import {
  lerImportacao,
  LIMITES_DOS_COLABORADORES,
  type LinhaImportada,
  MAXIMO_DE_LINHAS,
} from '@/domain/pessoas/importacao-colaboradores';
import { temFlag } from '@/domain/acesso/quem';
import { lerTabela, textoDoArquivo } from '@/domain/comum/tabela';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { CampoDeArquivos } from '@/ui/formulario/CampoDeArquivos';
import { plural } from '@/ui/texto/formatos';
import { useCelular } from '@/ui/moldura/useCelular';
import { useDevolverFoco } from '@/ui/moldura/useDevolverFoco';
import { agenteDe } from './agente';
import { PreviaDaImportacao } from './PreviaDaImportacao';
import { ResultadoDaImportacao } from './ResultadoDaImportacao';
import { useImportacao } from './useImportacao';

/** The rows of the text, or why it cannot be read. */
function ler(texto: string, padrao: Parameters<typeof lerImportacao>[1]) {
  try {
    return {
      linhas: lerImportacao(lerTabela(texto, LIMITES_DOS_COLABORADORES).celulas, padrao),
      erro: undefined,
    };
  } catch (falha) {
    return { linhas: [] as LinhaImportada[], erro: mensagemDoErro(falha) };
  }
}

export function ImportarColaboradoresModal({ aoFechar }: { aoFechar: () => void }) {
  useDevolverFoco(true);
  const sessao = useSessaoAtiva();
  const celular = useCelular();
  const { andamento, importar, enviarIncertas, desfazer, cancelar } = useImportacao();
  const [texto, definirTexto] = useState('');
  const [setores, definirSetores] = useState<string[]>([]);
  const [erroDoArquivo, definirErroDoArquivo] = useState<string>();
  const { linhas, erro } = ler(texto, {
    setores,
    daEmpresa: sessao.empresa.setores,
    papeis: papeisQueAtribui(agenteDe(sessao)),
  });
  const prontas = linhas.filter(({ dados }) => dados !== undefined).length;
  const erradas = linhas.length - prontas;
  const ocupada = andamento.fase === 'enviando' || andamento.fase === 'desfazendo';

  const abrir = async (arquivo: File) => {
    definirErroDoArquivo(undefined);
    try {
      definirTexto(await textoDoArquivo(arquivo, LIMITES_DOS_COLABORADORES));
    } catch (falha) {
      definirErroDoArquivo(mensagemDoErro(falha));
    }
  };

  return (
    <Modal
      opened
      onClose={() => {
        if (!ocupada) aoFechar();
      }}
      title="Importar colaboradores"
      size="xl"
      fullScreen={celular}
      closeOnClickOutside={false}
    >
      {andamento.fase !== 'parada' ? (
        <ResultadoDaImportacao
          andamento={andamento}
          aoCancelar={cancelar}
          aoEnviarDeNovo={() => void enviarIncertas()}
          aoDesfazer={temFlag(sessao.quem, [2, 'remover']) ? () => void desfazer() : undefined}
          aoFechar={aoFechar}
        />
      ) : (
        <Stack>
          <Text size="sm">
            Copie as linhas da planilha e cole abaixo, ou escolha um arquivo CSV. Basta a coluna de e-mail;
            nome, telefone, setores, perfil e data de nascimento são lidos pelos títulos. No máximo{' '}
            {MAXIMO_DE_LINHAS} pessoas por vez.
          </Text>
          <Textarea
            label="Linhas da planilha"
            autosize
            minRows={4}
            maxRows={10}
            data-autofocus
            value={texto}
            error={erro}
            onChange={({ currentTarget }) => definirTexto(currentTarget.value)}
          />
          <CampoDeArquivos
            rotulo="Arquivo CSV"
            aceitos={['.csv', '.txt', '.tsv']}
            multiplos={false}
            arquivos={[]}
            erro={erroDoArquivo}
            aoEscolher={([arquivo]) => {
              if (arquivo) void abrir(arquivo);
            }}
            aoRemover={() => undefined}
          />
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
            <Button variant="default" onClick={aoFechar}>
              Cancelar
            </Button>
            <Button disabled={prontas === 0} onClick={() => void importar(linhas)}>
              {prontas === 0 ? 'Importar' : `Importar e convidar ${plural(prontas, 'pessoa', 'pessoas')}`}
            </Button>
          </Group>
        </Stack>
      )}
    </Modal>
  );
}
