/** The category of a company in a project, as the organiser and the company itself choose it (decisions P194). */
import { NativeSelect, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { empresasDoProjetoData } from '@/areas/projetos/empresasDoProjeto.data';
import { categoriaForm } from '@/domain/projetos/categoria';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { FormModal } from '@/ui/formulario/FormModal';

interface Props {
  /** The project's company. */
  organizadora: string;
  idProjeto: string;
  categorias: readonly string[];
  /** `categoria` is what it holds; '' for none. */
  empresa: { idEmpresa: string; nome: string; categoria: string };
  aoFechar: () => void;
}

export function CategoriaDaEmpresaModal({ organizadora, idProjeto, categorias, empresa, aoFechar }: Props) {
  const sessao = useSessaoAtiva();
  const { idEmpresa, nome, categoria: de } = empresa;
  const { mutateAsync } = useMutation(
    empresasDoProjetoData.mudarCategoria(sessao, { organizadora, idProjeto, idEmpresa, de }),
  );
  const existe = categorias.includes(de);
  return (
    <FormModal
      titulo={`Categoria de ${nome}`}
      aberto
      aoFechar={aoFechar}
      tamanho="md"
      schema={categoriaForm}
      valoresIniciais={{ categoria: existe ? de : '' }}
      rotuloEnviar="Salvar categoria"
      aoEnviar={({ categoria }) => mutateAsync(categoria)}
    >
      {(form) => (
        <Stack gap="md">
          {de !== '' && !existe ? (
            <Text size="sm">
              A empresa está em &quot;{de}&quot;, que não é mais uma categoria do projeto.
            </Text>
          ) : null}
          <NativeSelect
            label="Categoria"
            description="Vale neste projeto: na votação, nos relatórios e no ranking. Muda até a votação abrir."
            data={[{ value: '', label: 'Escolha a categoria' }, ...categorias]}
            {...form.getInputProps('categoria')}
          />
        </Stack>
      )}
    </FormModal>
  );
}
