const names = (list: string): readonly string[] => list.split(' ');

/** First names of children and their friends, by which LUX knows whether somebody is `er` or `sie`; `person`: names of both. */
export const firstNames = {
  girl: names(
    'Mia Emma Lina Lena Leonie Anna Hannah Hanna Sophie Sofie Sophia Sofia Marie Maria Lea Laura Lara Clara Klara Ella Emilia Emily Amelie Charlotte Lotte Lilly Lilli Lily Luisa Maja Maya Nele Ida Frieda Frida Greta Paula Pia Mathilda Matilda Tilda Johanna Josefine Julia Jana Jule Katharina Lisa Melina Merle Mila Mira Nora Olivia Romy Rosa Sarah Sara Stella Theresa Tina Viktoria Zoe Alina Aylin Ayla Ayşe Elif Zeynep Fatma Fatima Leyla Leila Layla Amira Samira Yasmin Jasmin Nadia Nina Mona Maryam Meryem Esra Selin Aisha Amina Hira Oksana Olga Irina Daria Polina Sonja Alexandra Antonia Annika Elena Elisa Eva Fiona Franziska Helena Isabella Karla Carla Kira Linda Livia Luna Lucy Lucie Marlene Martha Milena Miriam Nelly Paulina Ronja Rosalie Sina Svenja Vanessa Heidi Bibi Tilly Malina Juna Leni Mara Thea Finja Carlotta Ava Anni Hilda Pippi Conni Leah Louisa Neele Katja Victoria Zoé Ayse Natalia Antje Birgit Isabel Magdalena Malia Wanda Elsa Gretel',
  ),
  boy: names(
    'Ben Paul Leon Finn Fynn Noah Elias Luis Louis Luca Lukas Lucas Felix Jonas Maximilian Max Moritz Emil Anton Oskar Oscar Theo Henri Henry Jakob Jacob Julian Tim Tom Tobias Niklas Nico Niko David Daniel Samuel Simon Jan Jannik Johannes Jonathan Joshua Josef Karl Carl Konstantin Lars Lennard Leo Levi Liam Linus Lio Malte Marlon Mats Matteo Mattis Michael Milan Milo Nils Ole Oliver Pascal Philipp Peter Piet Rafael Ruben Sebastian Stefan Sven Till Timo Tristan Valentin Vincent Ali Ahmed Ahmet Amir Emir Emre Hassan Hamza Ibrahim Karim Kerem Mehmet Mohammed Muhammad Mustafa Omar Ömer Samir Tarik Yusuf Igor Ivan Artem Adam Adrian Alexander Andreas Aron Arthur Bastian Benjamin Bruno Christian Dennis Dominik Erik Fabian Florian Frederik Friedrich Fritz Georg Hannes Hans Hugo Justus Kaspar Kevin Konrad Laurin Martin Mario Otto Kian Bosse Jonte Mads Kurt Can Youssef Dimitri Maxim Mikhail Christoph Gustav Kasper Klaus Hänsel',
  ),
  person: names(
    'Kim Robin Charlie Toni Alex Sascha Mika Noa Jona Sam Chris Kai Eike Momo Deniz Nika Andrea',
  ),
} as const;
