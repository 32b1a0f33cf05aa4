/** Images of the banner, scaled down in the browser, and where each leads (part 3 §5). */
import { Stack, Text, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { Fragment } from 'react';
import type { Anexo } from '@/domain/comum/campos';
import { LIMITE } from '@/domain/comum/campos';
import { caminhos } from '@/domain/comum/caminhos';
import { bannerDe } from '@/domain/projetos/banner';
import type { ProjetoForm } from '@/domain/projetos/projeto-form';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { useEnvios } from '@/firebase/arquivos/useEnvios';
import { BannerDoProjeto } from '@/areas/cadastro/BannerDoProjeto';
import { imagensGuardadas } from '@/areas/anexos/imagensGuardadas';
import { CampoDeArquivos } from '@/ui/formulario/CampoDeArquivos';
import { reduzirImagem } from '@/ui/formulario/reduzirImagem';

/** What storage.rules accept of a banner. */
const ACEITOS = ['.png', '.jpg', '.jpeg', '.webp', '.gif'];
const LIMITES = { lado: 1_600, bytes: 300 * 1024 };
/** Larger pictures would take the browser too long to scale. */
const MAIOR_ORIGINAL = 15 * 1024 * 1024;

interface Props {
  form: UseFormReturnType<ProjetoForm>;
  id: string;
}

export function CampoDoBanner({ form, id }: Props) {
  const { contexto } = useSessaoAtiva();
  const { images } = form.values;
  // Several arrive one after the other, each to the list as it is by then.
  const receber = (anexo: Anexo) => {
    const atuais = form.getValues();
    form.setValues({
      images: [...atuais.images, anexo],
      urlImages: [...atuais.urlImages, ''],
      descricaoImages: [...atuais.descricaoImages, ''],
    });
  };
  const { enviando, enviar, cancelar } = useEnvios({
    pasta: () => caminhos.projeto(contexto, id),
    aoEnviar: receber,
    preparar: (arquivo) => reduzirImagem(arquivo, LIMITES),
  });
  const tirar = (path: string) => {
    cancelar(path);
    const atuais = form.getValues();
    const lugar = atuais.images.findIndex((imagem) => imagem.path === path);
    if (lugar < 0) return;
    form.setValues({
      images: atuais.images.toSpliced(lugar, 1),
      urlImages: atuais.urlImages.toSpliced(lugar, 1),
      descricaoImages: atuais.descricaoImages.toSpliced(lugar, 1),
    });
  };
  const comoAparece = bannerDe({ ...form.values, exibir: true });
  return (
    <>
      <CampoDeArquivos
        rotulo="Imagens (opcional)"
        ajuda={`Até ${LIMITE.anexos} imagens, de preferência cinco vezes mais largas que altas (1500 × 300). Cada uma é reduzida aqui mesmo, antes de ser enviada.`}
        erro={form.errors['images']}
        aceitos={ACEITOS}
        tamanhoMaximo={MAIOR_ORIGINAL}
        multiplos={false}
        desabilitado={images.length + enviando.length >= LIMITE.anexos}
        arquivos={[...imagensGuardadas(images), ...enviando]}
        aoEscolher={(arquivos) => arquivos.forEach((arquivo) => void enviar(arquivo))}
        aoRemover={tirar}
      />
      {images.map(({ path, name }, i) => (
        <Fragment key={path}>
          <TextInput
            label={`O que a imagem ${i + 1} mostra`}
            description={`Lido em voz alta a quem não vê ${name}.`}
            {...form.getInputProps(`descricaoImages.${i}`)}
          />
          <TextInput
            label={`Link da imagem ${i + 1}`}
            description={`Aonde leva quem clica em ${name}.`}
            placeholder="https://"
            type="url"
            inputMode="url"
            {...form.getInputProps(`urlImages.${i}`)}
          />
        </Fragment>
      ))}
      {comoAparece ? (
        <Stack gap={4}>
          <Text size="sm" fw={500}>
            Como aparece
          </Text>
          <BannerDoProjeto nome={form.values.nome || 'projeto'} banner={comoAparece} />
        </Stack>
      ) : null}
    </>
  );
}
