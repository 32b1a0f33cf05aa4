/** A company of a project, found by its name or CNPJ: there may be thousands. */
import { empresasDoProjetoData } from '@/areas/projetos/empresasDoProjeto.data';
import { temFlag } from '@/domain/acesso/quem';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { EscolhaProcurada } from '@/ui/lista/EscolhaProcurada';

const POR_VEZ = 25;

interface Props {
  /** Undefined until a questionnaire is chosen, which names its project. */
  idProjeto: string | undefined;
  valor: string | undefined;
  aoEscolher: (id: string | null) => void;
}

export function EscolhaDeEmpresa({ idProjeto, valor, aoEscolher }: Props) {
  const sessao = useSessaoAtiva();
  return (
    <EscolhaProcurada
      label="Empresa"
      placeholder={idProjeto === undefined ? 'Escolha antes o questionário' : 'Todas'}
      disabled={idProjeto === undefined}
      nadaEncontrado="Nenhuma empresa encontrada"
      valor={valor}
      aoEscolher={aoEscolher}
      porId={(id) => empresasDoProjetoData.nome(sessao, idProjeto ?? '', id)}
      consulta={(pesquisa) => {
        const pagina = empresasDoProjetoData.pagina(
          sessao,
          {
            idProjeto: idProjeto ?? '',
            pesquisa,
            fase: undefined,
            categoria: undefined,
            ordem: { campo: 'nomeFantasia', direcao: 'asc' },
          },
          POR_VEZ,
        );
        return {
          queryKey: [...pagina.chave, 'escolha'],
          enabled: idProjeto !== undefined && temFlag(sessao.quem, [13, 'leitura']),
          queryFn: async () =>
            (await pagina.buscar(undefined)).itens.map(({ idEmpresa, nomeFantasia }) => ({
              value: idEmpresa,
              label: nomeFantasia,
            })),
        };
      }}
    />
  );
}
