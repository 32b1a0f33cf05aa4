/** Where a table comes from: pasted rows, where a screen takes them, or a file. */
import { Textarea } from '@mantine/core';
import { CampoDeArquivos } from '@/ui/formulario/CampoDeArquivos';
import { Esqueleto } from '@/ui/pagina/Esqueleto';
import type { FonteDaTabela } from './useTabela';

interface Props {
  fonte: FonteDaTabela;
  /** Rows can be pasted too. */
  colavel?: boolean;
  /** What else stands against the file, as the screen that uses it knows. */
  erro?: string | undefined;
}

export function CampoDaTabela({ fonte, colavel = false, erro }: Props) {
  const { texto, colar, arquivo, abrir, lendo } = fonte;
  const recusa = fonte.erro ?? erro;
  return (
    <>
      {colavel && (
        <Textarea
          label="Linhas da planilha"
          data-autofocus
          autosize
          minRows={4}
          maxRows={10}
          disabled={arquivo !== undefined}
          value={texto}
          error={arquivo ? undefined : recusa}
          onChange={({ currentTarget }) => colar(currentTarget.value)}
        />
      )}
      <CampoDeArquivos
        rotulo="Arquivo .xlsx ou .csv"
        aceitos={['.xlsx', '.csv', '.txt', '.tsv']}
        multiplos={false}
        arquivos={arquivo ? [{ id: 'arquivo', nome: arquivo.name, tamanho: arquivo.size }] : []}
        erro={arquivo ? recusa : undefined}
        aoEscolher={([escolhido]) => abrir(escolhido)}
        aoRemover={() => abrir(undefined)}
      />
      {lendo && (
        <div role="status" aria-label="Lendo o arquivo">
          <Esqueleto altura={120} />
        </div>
      )}
    </>
  );
}
